import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { WordsPicture } from '../../../data/api/settings/wordsFile.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { storeFile } from '../../../database/media/mediaParts.ts';
import { addPicture, describePicture, pictureByHash } from '../../../database/media/pictures.ts';
import { countContentChange } from '../../../database/settings/changedSettings.ts';
import type { Connection } from '../../../database/store.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';
import type { Taking } from './takeWords.ts';

/**
 * Puts the files of the pictures that come where this machine has its own. Before their rows, as after an upload: should the rest be
 * refused, no row names them and a night sweeps them away.
 */
export function placePictures(
  pictures: readonly WordsPicture[],
  { files, media }: { files: string; media: string },
): void {
  mkdirSync(media, { recursive: true, mode: 0o700 });
  for (const name of pictures.flatMap((picture) => Object.keys(picture.files))) {
    const [from, to] = [path.join(files, name), path.join(media, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    copyFileSync(from, `${to}.tmp`);
    renameSync(`${to}.tmp`, to);
  }
}

/** Adds the pictures that are not there, and describes as the file does those that are. @returns a line for each. */
export async function takePictures(
  writer: Connection,
  pictures: readonly WordsPicture[],
  { files, actor, at, isShared }: Taking,
): Promise<string[]> {
  const lines: string[] = [];
  const missing: string[] = [];
  for (const { files: marks, ...picture } of pictures) {
    const { hash, name, alt } = picture;
    const known = await pictureByHash(writer, hash);
    if (known?.alt === alt) continue;
    if (known) {
      await describePicture(writer, known.id, alt);
      await writeJournal(writer, { action: 'picture-described', account: actor, subject: name, at });
    } else if (Object.keys(marks).every((file) => existsSync(path.join(files, file)))) {
      await addPicture(writer, picture);
      if (isShared)
        for (const file of Object.keys(marks)) await storeFile(writer, file, readFileSync(path.join(files, file)));
      await writeJournal(writer, { action: 'picture-added', account: actor, subject: name, at });
    } else missing.push(name);
    await countContentChange(writer);
    lines.push(`Image « ${name} » : ${known ? `décrite autrement (${alt})` : 'ajoutée'}`);
  }
  if (missing.length > 0)
    throw new StartRefusal([
      `Ces images ne sont ni ici ni dans ce fichier : ${missing.join(', ')}. Exportez dans une archive, qui les emporte : export-settings site.tar`,
    ]);
  return lines;
}

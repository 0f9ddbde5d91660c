import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  WORDS_FORMAT,
  type WordsArticle,
  type WordsFile,
  type WordsPicture,
} from '../../../data/api/settings/wordsFile.ts';
import { pictureFileNames } from '../../../data/media/pictures.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { changedCards } from '../../../database/articles/articles.ts';
import { deskArticles } from '../../../database/articles/deskArticles.ts';
import {
  addPicture,
  allPictures,
  describePicture,
  pictureByHash,
  readFileParts,
  storeFile,
} from '../../../database/media/pictures.ts';
import { countContentChange } from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../../server/http/problem.ts';
import { changeSettings, groupOf, groupsNow } from '../../../server/siteContent/changeSettings.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';
import { sha256 } from '../sha256.ts';
import { type Taking, takeArticles, takeCards, writtenArticle } from './takeArticles.ts';

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};

/**
 * @returns a line for each field that changes.
 * @throws StartRefusal where two fields of a group contradict each other.
 */
async function takeSettings(
  writer: Connection,
  settings: WordsFile['settings'],
  { actor, at }: Taking,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { code, title, version, fields } of (await groupsNow(writer)).groups) {
    const [values, group] = [settings[code], groupOf(code)];
    if (!values || !group) continue;
    for (const { name, label, value: now } of fields)
      if (values[name] !== undefined && JSON.stringify(now) !== JSON.stringify(values[name]))
        lines.push(`${title}, ${label} : ${short(now)} → ${short(values[name])}`);
    try {
      await changeSettings(writer, { group, version, values }, { actor, at });
    } catch (error) {
      throw error instanceof Problem ? new StartRefusal([error.detail]) : error;
    }
  }
  return lines;
}

/**
 * Imports everything in the file, as if the owner had saved it at the desk, so that it can be undone there.
 * @returns a line for each change.
 */
export async function takeWords(writer: Connection, words: WordsFile, taking: Taking): Promise<string[]> {
  return [
    // Imports pictures first: articles refer to them.
    ...(await takePictures(writer, words.pictures, taking)),
    ...(await takeSettings(writer, words.settings, taking)),
    ...(await takeArticles(writer, words.articles, taking)),
    ...(await takeCards(writer, words.cards, taking)),
  ];
}

/**
 * Adds the pictures that the database lacks, and updates the descriptions of the other ones.
 * @returns a line for each picture that changes.
 */
async function takePictures(
  writer: Connection,
  pictures: readonly WordsPicture[],
  { brought, actor, at, media }: Taking,
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
    } else if (Object.keys(marks).every((file) => brought.has(file))) {
      await addPicture(writer, picture);
      for (const file of media ? Object.keys(marks) : [])
        await storeFile(writer, file, readFileSync(path.join(media ?? '', file)));
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

/** Returns the settings that the owner changed, by group; a setting without a change is left out and continues to follow the source. */
async function writtenSettings(connection: Connection): Promise<WordsFile['settings']> {
  const groups = (await groupsNow(connection)).groups.map(({ code, fields }) => {
    const own = fields.filter(({ changed }) => changed);
    return [code, own.length > 0 ? Object.fromEntries(own.map(({ name, value }) => [name, value])) : undefined];
  });
  return Object.fromEntries(groups.filter(([, values]) => values));
}

/** Returns the bytes of a picture from this machine's file, or else from the database, if several machines share it. */
export async function pictureBytes(
  connection: Connection,
  media: string,
  name: string,
): Promise<Buffer | { file: string }> {
  const file = path.join(media, name);
  if (existsSync(file)) return { file };
  const content = await readFileParts(connection, name);
  if (content.length === 0) throw new Error(`Le fichier ${name} d’une image manque : relancez doctor.`);
  return content;
}

async function writtenPictures(connection: Connection, media: string): Promise<WordsPicture[]> {
  const written: WordsPicture[] = [];
  for (const { id: _id, ...picture } of await allPictures(connection)) {
    const files: Record<string, string> = {};
    for (const name of pictureFileNames(picture)) {
      const bytes = await pictureBytes(connection, media, name);
      files[name] = sha256(Buffer.isBuffer(bytes) ? bytes : readFileSync(bytes.file));
    }
    written.push({ ...picture, files });
  }
  return written;
}

/** Returns everything that the owner wrote or changed; `media` is this machine's directory of picture files. */
export async function writtenWords(connection: Connection, media: string): Promise<WordsFile> {
  const articles: WordsArticle[] = [];
  for (const article of await deskArticles(connection)) articles.push(await writtenArticle(connection, article));
  const cards = await changedCards(connection);
  return {
    format: WORDS_FORMAT,
    settings: await writtenSettings(connection),
    // Oldest first, in the same order on every machine.
    articles: articles.sort((a, b) => a.created_at.localeCompare(b.created_at)),
    cards: cards
      .map(({ slug, title, summary, date, state }) => ({ slug, title, summary, date, state }))
      .sort((a, b) => a.slug.localeCompare(b.slug)),
    pictures: await writtenPictures(connection, media),
  };
}

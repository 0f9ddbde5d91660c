import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNewerWords, type WordsFile, wordsFile } from '../../../data/api/settings/wordsFile.ts';
import { PICTURE_FILE } from '../../../data/media/pictures.ts';
import { readTar } from '../../../server/offsite/tar.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';
import { markOf } from './writtenWords.ts';

/** The words of an archive, and before each of its pictures their folder. */
export const WORDS_ENTRY = 'reglages.json';
export const PICTURES_ENTRY = 'media/';
export const isArchive = (name: string): boolean => name.endsWith('.tar');
/** Of one file in an archive: all the words of a large site are less. */
const MOST_BYTES = 200 * 1024 * 1024;

/** A file that was read: its words, and a folder with the pictures that came with them. */
export interface OpenedWords {
  words: WordsFile;
  files: string;
}

/** @throws StartRefusal naming each thing that is not as its form would take it. */
function parsed(name: string, given: unknown): WordsFile {
  if (isNewerWords(given))
    throw new StartRefusal([`${name} vient d’une version plus récente du programme : mettez d’abord ce site à jour.`]);
  const read = wordsFile.safeParse(given);
  if (read.success) return read.data;
  throw new StartRefusal(
    read.error.issues.map(
      ({ path: at, message }) => `${at.slice(at[0] === 'settings' ? 2 : 0).join('.') || name} : ${message}`,
    ),
  );
}

/** The words of an archive; its pictures go into a folder, under their own names. */
async function unpack(name: string, files: string): Promise<Buffer> {
  let words = Buffer.alloc(0);
  for await (const { entry, content } of filesOf(createReadStream(name))) {
    const picture = entry.startsWith(PICTURES_ENTRY) ? entry.slice(PICTURES_ENTRY.length) : '';
    if (entry === WORDS_ENTRY) words = content;
    else if (PICTURE_FILE.test(picture)) writeFileSync(path.join(files, picture), content, { mode: 0o600 });
    else throw new Error(`« ${entry} » n’a rien à y faire`);
  }
  return words;
}

/** The files of an archive, one after the other. */
async function* filesOf(source: AsyncIterable<Uint8Array>) {
  let current: { entry: string; bytes: number; parts: Buffer[]; read: number } | undefined;
  for await (const { name, bytes, chunk } of readTar(source)) {
    if (bytes > MOST_BYTES) throw new Error(`« ${name} » est trop gros`);
    if (chunk.length === 0) current = { entry: name, bytes, parts: [], read: 0 };
    if (!current) continue;
    current.parts.push(chunk);
    current.read += chunk.length;
    if (current.read === bytes) yield { entry: name, content: Buffer.concat(current.parts) };
  }
}

/** @throws StartRefusal when a picture's file is not what it was when it was exported. */
async function requireWhole(name: string, { words, files }: OpenedWords): Promise<void> {
  for (const [file, mark] of words.pictures.flatMap((picture) => Object.entries(picture.files)))
    if (!existsSync(path.join(files, file)) || (await markOf({ file: path.join(files, file) })) !== mark)
      throw new StartRefusal([`${name} est endommagé : l’image ${file} n’est plus celle qui a été exportée.`]);
}

/**
 * Reads what `export-settings` wrote, and hands it over until `use` has ended.
 * @param dataDir where its pictures are unpacked meanwhile: in a container nothing else can be written
 * @throws StartRefusal
 */
export async function withWords<Result>(
  name: string,
  dataDir: string,
  use: (opened: OpenedWords) => Promise<Result>,
): Promise<Result> {
  const files = mkdtempSync(path.join(dataDir, 'words-'));
  try {
    const read = async () =>
      JSON.parse(String(isArchive(name) ? await unpack(name, files) : readFileSync(name))) as unknown;
    const given = await read().catch((error: unknown) => {
      throw new StartRefusal([`${name} ne se lit pas : ${error instanceof Error ? error.message : error}.`]);
    });
    const opened = { words: parsed(name, given), files };
    if (isArchive(name)) await requireWhole(name, opened);
    return await use(opened);
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

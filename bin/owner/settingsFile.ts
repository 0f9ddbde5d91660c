import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isNewerWords, type WordsFile, wordsFile } from '../../data/api/settings/wordsFile.ts';
import { PICTURE_FILE } from '../../data/media/pictures.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { mediaBeside } from '../../database/file/media.ts';
import { readTar, type TarEntry, writeTar } from '../../server/offsite/tar.ts';
import { makeDataDir, StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';
import { markOf, pictureBytes, placePictures, takeWords, writtenWords } from './words/takeWords.ts';

/** Under whose name an import stands in the history. */
const ACTOR = 'Ligne de commande';

/**
 * `export-settings [FILE.tar]`: settings, articles and what is known of the pictures, on the standard output; into an archive, the files
 * of the pictures too.
 */
export const exportSettings: Command = ({ settings, operands: [name] }) => {
  if (name !== undefined && !isArchive(name))
    throw new StartRefusal([
      'Le nom de l’archive se termine par .tar ; sans nom, les textes vont sur la sortie standard.',
    ]);
  const media = mediaBeside(databaseFile(settings.dataDir));
  return withStore(settings, async ({ connection }) => {
    const words = await writtenWords(connection, media);
    const text = JSON.stringify(words, null, 2);
    if (name === undefined) {
      say(text);
      if (words.pictures.length > 0)
        process.stderr.write(
          `${words.pictures.length} image(s) de la bibliothèque ne sont pas dans ce texte : export-settings site.tar les emporte.\n`,
        );
      return 0;
    }
    const modified = new Date();
    const entries: TarEntry[] = [{ name: WORDS_ENTRY, content: Buffer.from(text), modified }];
    for (const file of words.pictures.flatMap(({ files }) => Object.keys(files)))
      entries.push({ name: PICTURES_ENTRY + file, content: await pictureBytes(connection, media, file), modified });
    await pipeline(writeTar(entries), createWriteStream(`${name}.part`, { mode: 0o600 }));
    renameSync(`${name}.part`, name);
    const { articles, pictures } = words;
    say(`${name} : vos réglages, ${articles.length} article(s), ${pictures.length} image(s).`);
    return 0;
  });
};

/** Ends the transaction of a trial: everything was done, nothing is kept. */
class Tried extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super('tried');
    this.lines = lines;
  }
}

/** `import-settings FILE [--dry-run]`: all of it or nothing; what changes, a line each. */
export const importSettings: Command = async ({ settings, operands }) => {
  const [name] = operands.filter((word) => !word.startsWith('--'));
  if (!name) throw new StartRefusal(['Donnez le fichier : npm run site -- import-settings FICHIER [--dry-run]']);
  const dry = operands.includes('--dry-run');
  const media = mediaBeside(databaseFile(settings.dataDir));
  makeDataDir(settings.dataDir);
  const lines = await withWords(name, settings.dataDir, ({ words, files }) =>
    withStore(settings, async ({ connection, write }) => {
      const isShared = connection.engine.name === 'postgres';
      const taking = { actor: ACTOR, at: new Date().toISOString(), files, isShared };
      if (!dry) placePictures(words.pictures, { files, media });
      return write(async (writer) => {
        const taken = await takeWords(writer, words, taking);
        if (dry) throw new Tried(taken);
        return taken;
      }).catch((error: unknown) => {
        if (error instanceof Tried) return error.lines;
        throw error;
      });
    }),
  );
  for (const line of lines) say(line);
  if (lines.length === 0) say('Rien ne change : le site dit déjà ce que dit ce fichier.');
  else say(dry ? `${lines.length} chose(s) changeraient ; rien n’est écrit.` : `${lines.length} chose(s) changées.`);
  return 0;
};

/** The words of an archive, and before each of its pictures their folder. */
const WORDS_ENTRY = 'reglages.json';
const PICTURES_ENTRY = 'media/';
const isArchive = (name: string): boolean => name.endsWith('.tar');
/** Of one file in an archive: all the words of a large site are less. */
const MOST_BYTES = 200 * 1024 * 1024;

/** A file that was read: its words, and a folder with the pictures that came with them. */
interface OpenedWords {
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
  for await (const entry of readTar(createReadStream(name))) {
    const { name: called, size = 0 } = entry.header;
    if (size > MOST_BYTES) throw new Error(`« ${called} » est trop gros`);
    const picture = called.startsWith(PICTURES_ENTRY) ? called.slice(PICTURES_ENTRY.length) : '';
    const content = await buffer(entry);
    if (called === WORDS_ENTRY) words = content;
    else if (PICTURE_FILE.test(picture)) writeFileSync(path.join(files, picture), content, { mode: 0o600 });
    else throw new Error(`« ${called} » n’a rien à y faire`);
  }
  return words;
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
async function withWords<Result>(
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

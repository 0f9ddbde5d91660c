import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
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
import { sha256 } from './sha256.ts';
import { pictureBytes, takeWords, writtenWords } from './words/takeWords.ts';

/** Name given as the author of an import in the history. */
const ACTOR = 'Ligne de commande';

/**
 * `export-settings [FILE.tar]`: writes settings, articles and the list of pictures to the standard output; into an archive, also the
 * pictures' files.
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

/** Error thrown at the end of a dry run, to roll back everything it did. */
const TRIED = new Error('tried');

/** `import-settings FILE [--dry-run]`: imports the whole file or nothing, and prints a line for each change. */
export const importSettings: Command = async ({ settings, operands }) => {
  const [name] = operands.filter((word) => !word.startsWith('--'));
  if (!name) throw new StartRefusal(['Donnez le fichier : npm run site -- import-settings FICHIER [--dry-run]']);
  const dry = operands.includes('--dry-run');
  makeDataDir(settings.dataDir);
  const { words, brought } = await readWords(name);
  const media = mediaBeside(databaseFile(settings.dataDir));
  let lines: string[] = [];
  await withStore(settings, async ({ connection, write }) => {
    if (!dry) await placePictures(name, words, media);
    const isShared = connection.engine.name === 'postgres';
    const taking = { actor: ACTOR, at: new Date().toISOString(), brought, ...(isShared && !dry && { media }) };
    await write(async (writer) => {
      lines = await takeWords(writer, words, taking);
      if (dry) throw TRIED;
    }).catch((error: unknown) => {
      if (error !== TRIED) throw error;
    });
  });
  for (const line of lines) say(line);
  if (lines.length === 0) say('Rien ne change : le site dit déjà ce que dit ce fichier.');
  else say(dry ? `${lines.length} chose(s) changeraient ; rien n’est écrit.` : `${lines.length} chose(s) changées.`);
  return 0;
};

/** Name of the archive's first entry, with settings and articles; the pictures' files follow. */
const WORDS_ENTRY = 'reglages.json';
const PICTURES_ENTRY = 'media/';
const isArchive = (name: string): boolean => name.endsWith('.tar');
/** Maximum bytes of a file in an archive; more than all texts of a large site take. */
const MOST_BYTES = 200 * 1024 * 1024;

/**
 * Yields the files of an archive: the texts, then the pictures under their names on the site. A file that is no archive yields only its
 * texts.
 */
async function* filesOf(name: string): AsyncGenerator<{ picture: string | undefined; content: Buffer }> {
  if (!isArchive(name)) return yield { picture: undefined, content: readFileSync(name) };
  for await (const entry of readTar(createReadStream(name))) {
    const { name: called, size = 0 } = entry.header;
    const picture = called.startsWith(PICTURES_ENTRY) ? called.slice(PICTURES_ENTRY.length) : '';
    if (called !== WORDS_ENTRY && !PICTURE_FILE.test(picture)) throw new Error(`« ${called} » n’a rien à y faire`);
    if (size > MOST_BYTES) throw new Error(`« ${called} » est trop gros`);
    yield { picture: picture || undefined, content: await buffer(entry) };
  }
}

/**
 * Reads a file written by `export-settings`, and the names of the pictures in its archive.
 * @throws StartRefusal with each value that the desk's form would refuse, and each picture whose bytes differ from the exported ones.
 */
async function readWords(name: string): Promise<{ words: WordsFile; brought: ReadonlySet<string> }> {
  const marks = new Map<string, string>();
  let given: unknown;
  try {
    for await (const { picture, content } of filesOf(name))
      if (picture) marks.set(picture, sha256(content));
      else given = JSON.parse(String(content));
  } catch (error) {
    throw new StartRefusal([`${name} ne se lit pas : ${error instanceof Error ? error.message : error}.`]);
  }
  if (isNewerWords(given))
    throw new StartRefusal([`${name} vient d’une version plus récente du programme : mettez d’abord ce site à jour.`]);
  const { data: words, error } = wordsFile.safeParse(given);
  if (!words)
    throw new StartRefusal(
      error.issues.map(
        ({ path: at, message }) => `${at.slice(at[0] === 'settings' ? 2 : 0).join('.') || name} : ${message}`,
      ),
    );
  if (isArchive(name))
    for (const [file, mark] of words.pictures.flatMap(({ files }) => Object.entries(files)))
      if (marks.get(file) !== mark)
        throw new StartRefusal([`${name} est endommagé : l’image ${file} n’est plus celle qui a été exportée.`]);
  return { words, brought: new Set(marks.keys()) };
}

/**
 * Copies the picture files to this machine's directory before their rows are written. If the import is then refused, no row names these
 * files, and the nightly job deletes them.
 */
async function placePictures(name: string, { pictures }: WordsFile, media: string): Promise<void> {
  const named = new Set(pictures.flatMap(({ files }) => Object.keys(files)));
  mkdirSync(media, { recursive: true, mode: 0o700 });
  for await (const { picture = '', content } of filesOf(name)) {
    const to = path.join(media, picture);
    if (!named.has(picture) || existsSync(to)) continue;
    writeFileSync(`${to}.tmp`, content, { mode: 0o600 });
    renameSync(`${to}.tmp`, to);
  }
}

import { createWriteStream, renameSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { mediaBeside } from '../../database/file/media.ts';
import { type TarEntry, writeTar } from '../../server/offsite/tar.ts';
import { makeDataDir } from '../../server/start/makeDataDir.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';
import { isArchive, PICTURES_ENTRY, WORDS_ENTRY, withWords } from './words/openWords.ts';
import { placePictures } from './words/takePictures.ts';
import { takeWords } from './words/takeWords.ts';
import { pictureBytes, writtenWords } from './words/writtenWords.ts';

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

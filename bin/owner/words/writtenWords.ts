import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import {
  WORDS_FORMAT,
  type WordsArticle,
  type WordsFile,
  type WordsPicture,
} from '../../../data/api/settings/wordsFile.ts';
import { pictureFileNames } from '../../../data/media/pictures.ts';
import { formerAddresses } from '../../../database/articles/articleAddresses.ts';
import { changedCards } from '../../../database/articles/articles.ts';
import { type DeskArticle, deskArticles } from '../../../database/articles/deskArticles.ts';
import { readFileParts } from '../../../database/media/mediaParts.ts';
import { allPictures } from '../../../database/media/pictures.ts';
import type { Connection } from '../../../database/store.ts';
import { groupsNow } from '../../../server/siteContent/settingsAnswer.ts';

/** What the owner changed, as the forms have it: what a later version of the source says differently stays its own. */
async function writtenSettings(connection: Connection): Promise<WordsFile['settings']> {
  const groups = (await groupsNow(connection)).groups.map(({ code, fields }) => {
    const own = fields.filter(({ changed }) => changed);
    return [code, own.length > 0 ? Object.fromEntries(own.map(({ name, value }) => [name, value])) : undefined];
  });
  return Object.fromEntries(groups.filter(([, values]) => values));
}

/** An article as a file has it: without the number it has in this database. */
export async function writtenArticle(connection: Connection, article: DeskArticle): Promise<WordsArticle> {
  const { id, version: _version, public: shown, changes, ...rest } = article;
  return {
    ...rest,
    // What was never out has no text that readers had.
    public: rest.state === 'draft' ? null : shown,
    changes: [...changes],
    former_addresses: await formerAddresses(connection, id),
  };
}

/** Where a picture's file is: on this machine, else in the database, where several machines share one. */
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

/** SHA-256 of a file's bytes. */
export async function markOf(bytes: Buffer | { file: string }): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of Buffer.isBuffer(bytes) ? [bytes] : createReadStream(bytes.file)) hash.update(part);
  return hash.digest('hex');
}

async function writtenPictures(connection: Connection, media: string): Promise<WordsPicture[]> {
  const written: WordsPicture[] = [];
  for (const { id: _id, ...picture } of await allPictures(connection)) {
    const files: Record<string, string> = {};
    for (const name of pictureFileNames(picture))
      files[name] = await markOf(await pictureBytes(connection, media, name));
    written.push({ ...picture, files });
  }
  return written;
}

/** Everything the owner wrote and changed; `media` is where this machine has the files of the pictures. */
export async function writtenWords(connection: Connection, media: string): Promise<WordsFile> {
  const articles: WordsArticle[] = [];
  for (const article of await deskArticles(connection)) articles.push(await writtenArticle(connection, article));
  const cards = await changedCards(connection);
  return {
    format: WORDS_FORMAT,
    settings: await writtenSettings(connection),
    // The oldest first, in the same order on every machine.
    articles: articles.sort((a, b) => a.created_at.localeCompare(b.created_at)),
    cards: cards
      .map(({ slug, title, summary, date, state }) => ({ slug, title, summary, date, state }))
      .sort((a, b) => a.slug.localeCompare(b.slug)),
    pictures: await writtenPictures(connection, media),
  };
}

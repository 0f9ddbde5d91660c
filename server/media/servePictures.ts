import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { PICTURE_FILE } from '../../data/media/pictures.ts';
import { databaseFile, unfinished } from '../../database/file/databaseFile.ts';
import { mediaBeside } from '../../database/file/media.ts';
import { allPictureFiles, pictureByHash, readFileParts } from '../../database/media/pictures.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

const gone = () => new Problem(404, 'Cette image n’existe pas.');

/** `/media/<hash>-<width>.<format>`: an existing file never changes; a missing one has no row or no such width. */
export function servePictures(services: Services): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const name = request.path.slice(1);
    const [, hash = '', width, format] = PICTURE_FILE.exec(name) ?? [];
    const picture = hash === '' ? undefined : await pictureByHash(services.connection, hash);
    if (!picture?.widths.includes(Number(width))) throw gone();
    const etag = `"${name}"`;
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag });
    if (request.fresh) return void response.status(304).end();
    const file = mediaFile(services, name);
    const found = await broughtFile(services, file);
    if (found === undefined) throw gone();
    response.set({ 'Content-Type': `image/${format}`, 'Content-Length': String(found) });
    if (request.method === 'HEAD') return void response.end();
    // A client that leaves before the end is no error.
    await pipeline(createReadStream(file), response).catch(() => response.destroy());
  };
}

/** Size of a picture's file, fetched from the database first if another process made it; undefined if there is none. */
export async function broughtFile(services: Pick<Services, 'connection'>, file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found || !mediaIsShared(services)) return found?.size;
  const content = await readFileParts(services.connection, path.basename(file));
  if (content.length === 0) return undefined;
  const partial = unfinished(file);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, file);
  return content.length;
}

/** Directory of the picture files. */
export const mediaDir = ({ settings }: Pick<Services, 'settings'>): string =>
  mediaBeside(databaseFile(settings.dataDir));

export const mediaFile = (services: Pick<Services, 'settings'>, name: string): string =>
  path.join(mediaDir(services), name);

/** Whether other machines need the bytes: they are then also stored in the database. */
export const mediaIsShared = ({ connection }: Pick<Services, 'connection'>): boolean =>
  connection.engine.name === 'postgres';

/**
 * Version of the encoding, raised when the same picture is to be encoded differently: its files then get new names, which no cache holds.
 */
const RECIPE = 1;

/** Hash the files of a picture are named after: of RECIPE and the uploaded bytes. */
export const pictureHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 32);

/** Age at which a file without a row counts as left over: a file gets its row within a minute. */
const HOUR_MS = 60 * 60_000;

/**
 * Deletes files of no known picture, as a crash leaves them after a file was written without its row, or a row deleted without its files.
 * Logs how many files are missing. Returns how many it deleted.
 */
export async function sweepPictures(services: Services): Promise<number> {
  const directory = mediaDir(services);
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const known = new Set(await allPictureFiles(services.connection));
  const there = new Set(names);
  const missing = mediaIsShared(services) ? 0 : [...known].filter((name) => !there.has(name)).length;
  if (missing > 0) services.logger.warn({ missing }, 'files of pictures are missing');
  const isOurs = (name: string) => PICTURE_FILE.test(name) || name.endsWith('.tmp');
  const left = names.filter((name) => isOurs(name) && !known.has(name) && isOld(mediaFile(services, name)));
  for (const name of left) rmSync(mediaFile(services, name), { force: true, recursive: true });
  return left.length;
}

const isOld = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > HOUR_MS;
};

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { allPictureFiles } from '../../database/media/pictures.ts';
import type { Services } from '../services.ts';
import { mediaDir, mediaFile, mediaIsShared } from './servePictures.ts';

/** A picture has its row within a minute of its files. */
const HOUR_MS = 60 * 60_000;

/**
 * Deletes files that no picture names: what a crash left between a file and its row, or between a row and its file. Says in
 * the log how many files are missing. Answers how many it deleted.
 */
export async function sweepPictures(services: Services): Promise<number> {
  const directory = mediaDir(services);
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const known = new Set(await allPictureFiles(services.connection));
  const there = new Set(names);
  const missing = mediaIsShared(services) ? 0 : [...known].filter((name) => !there.has(name)).length;
  if (missing > 0) services.logger.warn({ missing }, 'files of pictures are missing');
  const left = names.filter((name) => !known.has(name) && isOld(mediaFile(services, name)));
  for (const name of left) rmSync(mediaFile(services, name), { force: true, recursive: true });
  return left.length;
}

const isOld = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > HOUR_MS;
};

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { unfinished } from '../../database/file/databaseFile.ts';
import type { PictureFailure, StoredPicture } from './encodeAside.ts';
import { encodePicture, RefusedPicture } from './encodePicture.ts';

// Lower priority than the server's; when memory runs out this process is killed first.
setPriority(10);
try {
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Ignored: some systems have no `/proc`.
}

/** Writes the files of a picture into a directory, under their final names only once all are complete. */
async function storeFiles(directory: string): Promise<StoredPicture> {
  const { files, ...picture } = await encodePicture(await buffer(process.stdin));
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const partial = (name: string) => unfinished(path.join(directory, name));
  try {
    for (const [name, content] of files) writeFileSync(partial(name), content, { mode: 0o600, flush: true });
    for (const name of files.keys()) renameSync(partial(name), path.join(directory, name));
  } finally {
    for (const name of files.keys()) rmSync(partial(name), { force: true });
  }
  const names = openSync(directory, 'r');
  fsyncSync(names);
  closeSync(names);
  return { ...picture, bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0) };
}

const answer = (result: StoredPicture | PictureFailure) => process.stdout.write(JSON.stringify(result));
try {
  answer(await storeFiles(process.argv[2] ?? ''));
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code;
  answer(error instanceof RefusedPicture ? { refused: error.reason } : { problem: String(error), code });
}

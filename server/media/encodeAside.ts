import { execFile } from 'node:child_process';
import path from 'node:path';
import type { PictureFiles } from '../../data/media/pictures.ts';
import { StoreUnavailable } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import type { PictureRefusal } from './encodePicture.ts';

export interface StoredPicture extends PictureFiles {
  widths: number[];
  bytes: number;
}
export type PictureFailure = { refused: PictureRefusal } | { problem: string; code: string | undefined };

/** Timeout; the largest picture takes ten seconds on a slow machine. */
const MOST_MS = 60_000;
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

const sentences: Record<PictureRefusal, string> = {
  format: 'Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF.',
  heic: 'Cette image est au format HEIC des iPhone, que les navigateurs ne montrent pas : exportez-la en JPEG.',
  'too-many-pixels':
    'Cette image a trop de points : 50 millions au plus (par exemple 8 600 × 5 800). Réduisez-la d’abord.',
  damaged: 'Cette image est endommagée ou incomplète : elle ne peut pas être lue jusqu’au bout.',
};
const refusal = (reason: PictureRefusal) =>
  new Problem(422, sentences[reason], { errors: [{ field: 'file', detail: sentences[reason] }] });

/**
 * Makes the files of a picture in a process of its own, without the site's secrets and database: a picture made to crash the decoder or to
 * fill its memory ends only that process.
 * @throws Problem 422 with what is wrong with the picture, StoreUnavailable when the disk is full.
 */
export function encodeAside(bytes: Buffer, directory: string): Promise<StoredPicture> {
  // Beside this file: `.ts` among the sources, `.mjs` in the build.
  const script = path.join(import.meta.dirname, `pictureProcess${path.extname(import.meta.filename)}`);
  return new Promise((resolve, reject) => {
    const options = { env: {}, killSignal: 'SIGKILL', timeout: MOST_MS } as const;
    const child = execFile(process.execPath, [script, directory], options, (error, stdout) => {
      const result = read(stdout);
      if (result === undefined && error?.killed !== true && error?.signal == null) return reject(error);
      // Killed: too slow, too much memory, or a crash of the decoder.
      if (result === undefined) return reject(refusal('damaged'));
      if ('refused' in result) return reject(refusal(result.refused));
      if (!('problem' in result)) return resolve(result);
      reject(
        NO_ROOM.includes(result.code ?? '')
          ? new StoreUnavailable('full', { cause: result.problem })
          : new Error(result.problem),
      );
    });
    // The child may close its input before everything was sent.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}

function read(stdout: string): StoredPicture | PictureFailure | undefined {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

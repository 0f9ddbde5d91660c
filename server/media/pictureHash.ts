import { createHash } from 'node:crypto';

/** Goes up when the same picture is to be made otherwise: its files then have other names, which no cache holds yet. */
const RECIPE = 1;

/** What the files of a picture are named after: the bytes that were sent, and how they are read. */
export const pictureHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 32);

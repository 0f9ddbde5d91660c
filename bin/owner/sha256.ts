import { createHash } from 'node:crypto';

/** SHA-256 of a file's bytes, in hexadecimal. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

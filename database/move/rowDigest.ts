import { createHash } from 'node:crypto';
import type { Row } from './contents.ts';

/** How many rows a table has, and a hash of them all, whatever their order and whatever engine holds them. */
export interface RowDigest {
  rows: number;
  sha256: string;
}

const SIZE = 1n << 256n;

/** Adds the SHA-256 of each row: the order in which engines answer is theirs. */
export function createRowDigest(): { add(row: Row): void; done(): RowDigest } {
  let rows = 0;
  let sum = 0n;
  return {
    add(row) {
      const text = JSON.stringify(
        row.map((value) => (Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value)),
      );
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % SIZE;
      rows += 1;
    },
    done: () => ({ rows, sha256: sum.toString(16).padStart(64, '0') }),
  };
}

import { sign } from './sign.ts';

/** Letters of a fingerprint: 132 bits. */
const MARK_LENGTH = 22;

/** Fingerprints by which a text is recognised without being stored: under the newest key, and under each of them. */
export function createFingerprints(keys: readonly Buffer[]) {
  const mark = (by: readonly Buffer[], purpose: string, text: string) => sign(by, purpose, text).slice(0, MARK_LENGTH);
  return {
    fingerprint: (purpose: string, text: string) => mark(keys, purpose, text),
    fingerprints: (purpose: string, text: string) => keys.map((key) => mark([key], purpose, text)),
  };
}

/** Purpose of the fingerprints of erased addresses. */
export const ERASURE = 'erasure';

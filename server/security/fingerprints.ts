import { sign } from './sign.ts';

/** Length of a fingerprint in base64url letters: 132 bits. */
const MARK_LENGTH = 22;

/** Makes fingerprints, which recognise a text without storing it: one under the newest key, or one under each key. */
export function createFingerprints(keys: readonly Buffer[]) {
  const mark = (by: readonly Buffer[], purpose: string, text: string) => sign(by, purpose, text).slice(0, MARK_LENGTH);
  return {
    fingerprint: (purpose: string, text: string) => mark(keys, purpose, text),
    fingerprints: (purpose: string, text: string) => keys.map((key) => mark([key], purpose, text)),
  };
}

/** Purpose of the fingerprints of erased addresses. */
export const ERASURE = 'erasure';

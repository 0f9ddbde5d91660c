import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature of a text for one purpose, made with the newest key: one made for another purpose never fits. */
export const sign = ([newest]: readonly Buffer[], purpose: string, text: string): string => {
  if (!newest) throw new Error('no key to sign with');
  return createHmac('sha256', newest).update(`${purpose}\n${text}`).digest('base64url');
};

/** Whether a given secret is the expected one; compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  // As many letters may be more bytes.
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether one of the keys made a signature; compares in constant time. */
export const signatureFits = (keys: readonly Buffer[], purpose: string, text: string, signature: string): boolean =>
  keys.some((key) => isSameText(signature, sign([key], purpose, text)));

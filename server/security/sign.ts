import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature of a text for one purpose, made with the newest key: one made for another purpose never fits. */
export const sign = ([newest]: readonly Buffer[], purpose: string, text: string): string => {
  if (!newest) throw new Error('no key to sign with');
  return createHmac('sha256', newest).update(`${purpose}\n${text}`).digest('base64url');
};

/** Whether one of the keys made a signature; compares in constant time. */
export function signatureFits(keys: readonly Buffer[], purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const expected = Buffer.from(sign([key], purpose, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

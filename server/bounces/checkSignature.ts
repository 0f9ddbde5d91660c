import { createHmac, timingSafeEqual } from 'node:crypto';

/** Clocks of two machines, and a slow line. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Whether a body was signed just now with the secret: `t=<seconds>,v1=<hex of HMAC-SHA256(secret, "<seconds>.<body>")>`,
 * as the site signs its own calls (server/webhook/signedHeaders.ts). Compares in constant time.
 */
export function signatureIsGood(secret: string, header: string | undefined, body: Buffer, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

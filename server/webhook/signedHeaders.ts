import { createHmac } from 'node:crypto';

/**
 * The headers of a call: its key, the same at every try, and a signature over the moment and the body,
 * `t=<seconds>,v1=<hex of HMAC-SHA256(secret, "<seconds>.<body>")>`, so that an old call sent again can be told.
 */
export function signedHeaders(secret: string, { key, body }: { key: string; body: string }, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'X-Alert-Id': key, 'X-Alert-Signature': `t=${seconds},v1=${signature}` };
}

import { isIP } from 'node:net';
import { z } from 'zod';

const EXPECTED = 'un nombre de relais (0 à 9) ou une liste d’adresses et de blocs CIDR est attendu';
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** TRUST_PROXY: a number of hops, or addresses, CIDR blocks and Express's named ranges separated by commas. */
export const trustProxy = z
  .string()
  .default('0')
  .transform((text, context): number | string[] => {
    if (/^\d$/.test(text)) return Number(text);
    const entries = text.split(',').map((entry) => entry.trim());
    if (!entries.every(isTrustable)) context.addIssue({ code: 'custom', message: EXPECTED });
    return entries;
  });

function isTrustable(entry: string): boolean {
  if (NAMED_RANGES.has(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // A /0 block would trust every X-Forwarded-For.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

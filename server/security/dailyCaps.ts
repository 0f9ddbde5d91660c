import type { RequestHandler } from 'express';
import { site } from '../../data/company/site.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { BoundedCounts } from './boundedCounts.ts';
import { networkOf } from './clientNetwork.ts';

const DAY_MS = 86_400_000;
const KIB = 1024;

interface Cap {
  writes: number;
  bytes: number;
}

/**
 * What a day may store, by the limit a minute: at the default of 60, 600 writes and 4.7 MiB from one address, 6,000 writes and
 * 47 MiB in all. Nobody fills the disk within the limit a minute.
 */
export const capsOf = (perMinute: number): { address: Cap; site: Cap } => ({
  address: { writes: 10 * perMinute, bytes: 80 * KIB * perMinute },
  site: { writes: 100 * perMinute, bytes: 800 * KIB * perMinute },
});

/** An address that has hardly written yet still may when others have used the site's day up, to four times its cap. */
const FEW_WRITES = 3;
const LAST_RESORT = 4;
const WHOLE_SITE = 'site';

const reached = (words: string, until: Date | undefined) =>
  new Problem(429, `${words} Réessayez demain, ou écrivez-moi à ${site.email}.`, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(((until?.getTime() ?? 0) - Date.now()) / 1000))) },
    formError: 'jour',
  });

/** The bytes of the texts a body holds: nothing else of it is ever stored, however deep it is nested. */
const sizeOf = (body: unknown): number =>
  Object.values(body ?? {}).reduce(
    (sum: number, value: unknown) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );

/** Counts what a write would store, after its body was read; beyond the day's cap, whichever process is asked, it is refused 429. */
export function dailyCaps({
  settings,
  notices,
  addToShared,
}: Pick<Services, 'settings' | 'notices' | 'addToShared'>): RequestHandler {
  const caps = capsOf(settings.rateLimitPerMinute);
  const writes = new BoundedCounts({ windowMs: DAY_MS });
  const bytes = new BoundedCounts({ windowMs: DAY_MS });
  const isBeyond = (counted: Cap, cap: Cap) => counted.writes > cap.writes || counted.bytes > cap.bytes;

  /** What this process refuses by itself is not counted elsewhere. */
  async function count(key: string, size: number, cap: Cap) {
    const { totalHits, resetTime } = writes.add(key, 1);
    const own = { writes: totalHits, bytes: bytes.add(key, size).totalHits, until: resetTime };
    if (!addToShared || isBeyond(own, cap)) return own;
    const all = await addToShared(key, { calls: 1, bytes: size }, DAY_MS);
    return all ? { writes: all.calls, bytes: all.bytes, until: all.until } : own;
  }

  return async (request, _response, next) => {
    const size = sizeOf(request.body);
    const own = await count(`address ${networkOf(request.ip ?? '')}`, size, caps.address);
    if (isBeyond(own, caps.address)) {
      notices.note('daily-cap', 'address');
      throw reached('Trop d’envois sont venus de cette connexion aujourd’hui.', own.until);
    }
    const times = own.writes <= FEW_WRITES ? LAST_RESORT : 1;
    const cap = { writes: caps.site.writes * times, bytes: caps.site.bytes * times };
    const all = await count(WHOLE_SITE, size, cap);
    if (isBeyond(all, cap)) {
      // What is not stored takes no room from others.
      writes.add(WHOLE_SITE, -1);
      bytes.add(WHOLE_SITE, -size);
      await addToShared?.(WHOLE_SITE, { calls: -1, bytes: -size }, DAY_MS);
      notices.note('daily-cap', 'site');
      throw reached('Le site a reçu trop d’envois aujourd’hui.', all.until);
    }
    next();
  };
}

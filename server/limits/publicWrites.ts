import { statfs } from 'node:fs/promises';
import type { Request } from 'express';
import { LOW_DISK_MIB, MEBIBYTE } from '../../data/desk/deskLimits.ts';
import type { Content } from '../../data/settings/content.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../start/settings.ts';
import { mostOf } from './counts.ts';
import { networkOfClient } from './limitBy.ts';

/** What has a budget of its own. */
export const budgetKinds = ['requests', 'subscriptions', 'notices'] as const;
export type BudgetKind = (typeof budgetKinds)[number];

export type PublicWrites = ReturnType<typeof createPublicWrites>;

/** What a row costs beside its words: its number, its mails, its place in the indexes. */
const ROW_BYTES = 2048;
/** Three long forms, or fifteen short ones: a network that has not sent more is not held because others have, up to four times the budget. */
const FEW_BYTES = 32 * 1024;
const LAST_RESORT = 4;
/** No network has more of a budget than a tenth; no day has more of the disk than a twentieth of what is free. */
const SHARE = 10;
const DISK_SHARE = 20;

interface Room {
  /** Bytes that are free where the site's rows stand. */
  free: number;
  /** The last of them, kept for those who have hardly written: a twentieth of the disk, 500 MiB at most. */
  reserve: number;
}

/** Rows on a server of their own are that server's to measure. */
async function roomOn({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Room> {
  if (databaseUrl !== undefined) return { free: Number.POSITIVE_INFINITY, reserve: 0 };
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, reserve: Math.min(LOW_DISK_MIB * MEBIBYTE, (blocks * bsize) / DISK_SHARE) };
}

const noRoom = ({ site }: Content) =>
  new Problem(503, `Le site manque de place et n’a pas pu enregistrer votre envoi. Écrivez-moi à ${site.email}.`, {
    headers: { 'Retry-After': '600' },
  });

/** The bytes of the texts a body holds: nothing else of it is ever stored. */
const sizeOf = (body: object): number =>
  Object.values(body).reduce(
    (sum: number, value: unknown) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    ROW_BYTES,
  );

export function createPublicWrites(
  services: Pick<Services, 'settings' | 'counts' | 'now' | 'content'>,
  roomNow = () => roomOn(services.settings),
) {
  const { settings, counts } = services;
  const budgetOf = (kind: BudgetKind, free: number) =>
    Math.min(mostOf(kind, settings.rateLimitPerMinute), free / DISK_SHARE);

  return {
    /**
     * Takes a valid write that is new out of the day's budget of its kind; at `beyond` the caller stores it all the same, and holds it.
     * @throws Problem 503 where the disk's last room is kept for others.
     */
    async spend(request: Request, kind: BudgetKind, body: object): Promise<'within' | 'beyond'> {
      const size = sizeOf(body);
      const key = `${kind} ${networkOfClient(request)}`;
      const own = await counts.add('networkDay', key, size);
      const hasHardlyWritten = own.amount <= FEW_BYTES;
      const { free, reserve } = await roomNow();
      if (free < reserve && !hasHardlyWritten) {
        await counts.add('networkDay', key, -size);
        throw noRoom(services.content.current());
      }
      const all = await counts.add(kind, 'site', size);
      const budget = budgetOf(kind, free);
      const isBeyond = own.amount > budget / SHARE || all.amount > (hasHardlyWritten ? LAST_RESORT * budget : budget);
      return isBeyond ? 'beyond' : 'within';
    },
    /** How much of the day's budgets is used: 1 is all of it. */
    async used(): Promise<Record<BudgetKind, number>> {
      const { free } = await roomNow();
      const shares = budgetKinds.map(async (kind) => [
        kind,
        (await counts.add(kind, 'site', 0)).amount / budgetOf(kind, free),
      ]);
      return Object.fromEntries(await Promise.all(shares)) as Record<BudgetKind, number>;
    },
  };
}

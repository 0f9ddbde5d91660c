import { statfs } from 'node:fs/promises';
import type { Response } from 'express';
import { LOW_DISK_MIB, MEBIBYTE } from '../../data/desk/deskLimits.ts';
import type { Content } from '../../data/settings/content.ts';
import { Problem } from '../http/problem.ts';
import type { SiteContent } from '../siteContent/siteContent.ts';
import type { Settings } from '../start/settings.ts';
import { networkOfClient } from './clientNetwork.ts';
import { type Counts, mostOf } from './counts.ts';

/** Kinds of rows with a budget of their own. */
export const budgetKinds = ['requests', 'subscriptions', 'notices'] as const;
export type BudgetKind = (typeof budgetKinds)[number];

export type PublicWrites = ReturnType<typeof createPublicWrites>;

/** Bytes of a row beside its words: its number, its mails, its entries in the indexes. */
const ROW_BYTES = 2048;
/**
 * Bytes, some three long forms or fifteen short ones: a network that wrote less today is not quarantined because others filled the budget,
 * up to four times the budget.
 */
const FEW_BYTES = 32 * 1024;
const LAST_RESORT = 4;
/** Share of a budget that one network gets: a tenth. DISK_SHARE: share of the free disk that a day gets, a twentieth. */
const SHARE = 10;
const DISK_SHARE = 20;

interface Room {
  /** Free bytes on the disk of the site's rows. */
  free: number;
  /** Bytes reserved for networks that have hardly written: a twentieth of the disk, 500 MiB at most. */
  reserve: number;
}

/** Room for rows; unlimited with a database server, whose disk is monitored by its administrator. */
async function roomOn({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Room> {
  if (databaseUrl !== undefined) return { free: Number.POSITIVE_INFINITY, reserve: 0 };
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return { free: bavail * bsize, reserve: Math.min(LOW_DISK_MIB * MEBIBYTE, (blocks * bsize) / DISK_SHARE) };
}

const noRoom = ({ site }: Content) =>
  new Problem(503, `Le site manque de place et n’a pas pu enregistrer votre envoi. Écrivez-moi à ${site.email}.`, {
    headers: { 'Retry-After': '600' },
  });

/** Budget taken by a valid write, before a query shows whether the write is new. */
export interface Spent {
  /** Beyond the budget: new rows are stored in quarantine. */
  isBeyond: boolean;
  /** Error to throw inside the transaction if the row is new: 429, 503. */
  refused: Problem | undefined;
  /** Returns the write's result, and gives the budget back when the write failed or only repeated a stored one. */
  ifNew<Outcome>(writing: Promise<Outcome>, isNew: (outcome: Outcome) => boolean): Promise<Outcome>;
}

export function createPublicWrites(
  { settings, counts, content }: { settings: Settings; counts: Counts; content: SiteContent },
  room = roomOn,
) {
  const budgetOf = (kind: BudgetKind, free: number) =>
    Math.min(mostOf(kind, settings.rateLimitPerMinute), free / DISK_SHARE);

  return {
    /**
     * Takes a valid write out of the day's budget of its kind.
     * @param storedUnder key under which the same write may be stored already; without a key, a write beyond the network's limit a minute
     * is refused at once.
     * @throws Problem 429
     */
    async spend(
      { req: request, locals }: Pick<Response, 'req' | 'locals'>,
      kind: BudgetKind,
      body: object,
      storedUnder: string | null = null,
    ): Promise<Spent> {
      const beyond = locals.beyond as Problem | undefined;
      if (beyond && storedUnder === null) throw beyond;
      if (beyond) return { isBeyond: false, refused: beyond, ifNew: (writing) => writing };
      // Counts only the texts of the body.
      const texts = Object.values(body).filter((value) => typeof value === 'string');
      const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), ROW_BYTES);
      const key = `${kind} ${networkOfClient(request)}`;
      const own = await counts.add('networkDay', key, size);
      const all = await counts.add(kind, 'site', size);
      const { free, reserve } = await room(settings);
      const hasHardlyWritten = own.amount <= FEW_BYTES;
      const budget = budgetOf(kind, free);
      return {
        isBeyond: own.amount > budget / SHARE || all.amount > (hasHardlyWritten ? LAST_RESORT * budget : budget),
        refused: free < reserve && !hasHardlyWritten ? noRoom(content.current()) : undefined,
        async ifNew(writing, isNew) {
          let isSpent = false;
          try {
            const outcome = await writing;
            isSpent = isNew(outcome);
            return outcome;
          } finally {
            if (!isSpent) await Promise.all([counts.add('networkDay', key, -size), counts.add(kind, 'site', -size)]);
          }
        },
      };
    },
    /** Used share of the day's budgets: 1 is all of it. */
    async used(): Promise<Record<BudgetKind, number>> {
      const { free } = await room(settings);
      const shares = budgetKinds.map(async (kind) => [
        kind,
        (await counts.add(kind, 'site', 0)).amount / budgetOf(kind, free),
      ]);
      return Object.fromEntries(await Promise.all(shares)) as Record<BudgetKind, number>;
    },
  };
}

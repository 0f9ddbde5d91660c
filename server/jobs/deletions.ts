import type { Binned } from '../../data/api/rows.ts';
import type { Summary } from '../../data/api/siteResponses.ts';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { BIN_DAYS, CONTRACT_NOTICE_YEARS, LEAD_YEARS, LEFT_SUBSCRIBER_YEARS } from '../../data/desk/retention.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { dueInBin, eraseFromBin, putInBin, redateBin } from '../../database/leads/bin.ts';
import { forgottenLeads, leftSubscribers, oldNotices } from '../../database/leads/forgotten.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Services } from '../services.ts';
import { inSlices } from './inSlices.ts';

/** The time of the last night whose clock was trusted, or at which the owner confirmed it. */
const TRUSTED = 'clock-trusted';
const MOST_MS = 2 * 86_400_000;

export type ClockDoubt = NonNullable<Summary['clock']>;

/**
 * Finds whether the clock moved more than two days, either way, since it was last trusted. After a flat battery or a mistyped year nothing
 * is deleted until the owner confirms the clock: the rows only seem years old.
 */
export async function clockDoubt(connection: Connection, now: Date): Promise<ClockDoubt | undefined> {
  const last = await readSetting(connection, TRUSTED);
  const isInDoubt = last !== undefined && Math.abs(now.getTime() - Date.parse(last)) > MOST_MS;
  return isInDoubt ? { clock: now.toISOString(), last } : undefined;
}

/** Records that the clock is trusted, by a night or by the owner. */
export const trustClock = (connection: Connection, now: Date): Promise<void> =>
  writeSetting(connection, TRUSTED, now.toISOString());

const DAY = 86_400_000;
const YEAR_DAYS = 365;
/** Maximum rows moved into the bin under one journal entry. */
const STEP = 100;

/**
 * Moves rows older than the privacy policy allows into the bin, and erases binned rows announced to the owner thirty days ago; returns both
 * counts. Does nothing while the clock is in doubt.
 */
export async function deleteOld(services: Services) {
  const { connection, queue, now } = services;
  const at = now();
  const ago = (days: number) => new Date(at.getTime() - days * DAY).toISOString();
  await queue.write((writer) => redateBin(writer, at.toISOString()));
  const due = await dueInBin(connection, ago(BIN_DAYS));
  const erased = await inSteps(due, (id, writer) => eraseFromBin(writer, id), services, {
    action: 'bin-erased',
    actor: null,
  });
  if (erased > 0) await queue.forgetErased();
  const put = (kind: Binned['kind'], ids: readonly number[]) => binAll(services, kind, ids, null);
  return {
    leads: await put('lead', await forgottenLeads(connection, ago(LEAD_YEARS * YEAR_DAYS))),
    subscribers: await put('subscriber', await leftSubscribers(connection, ago(LEFT_SUBSCRIBER_YEARS * YEAR_DAYS))),
    notices: await put('contract-notice', await oldNotices(connection, ago(CONTRACT_NOTICE_YEARS * YEAR_DAYS))),
    bin: erased,
  };
}

/** Moves rows into the bin, a few in a transaction; returns their number. */
export function binAll(
  services: Services,
  kind: Binned['kind'],
  ids: readonly number[],
  actor: string | null,
): Promise<number> {
  const at = services.now().toISOString();
  return inSteps(ids, (id, writer) => putInBin(writer, kind, id, { actor, at }), services, {
    action: BINNED[kind],
    actor,
  });
}

const BINNED: Record<Binned['kind'], JournalAction> = {
  lead: 'leads-binned',
  subscriber: 'subscribers-binned',
  'contract-notice': 'notices-binned',
};

async function inSteps(
  ids: readonly number[],
  act: (id: number, writer: Connection) => Promise<boolean>,
  { queue, now }: Services,
  { action, actor: account }: { action: JournalAction; actor: string | null },
): Promise<number> {
  const origin = account === null ? 'site' : 'desk';
  let done = 0;
  for (let from = 0; from < ids.length; from += STEP) {
    const some = ids.slice(from, from + STEP);
    const amountOf = (acted: readonly boolean[]) => acted.filter(Boolean).length;
    const each = (writer: Connection, id: number) => act(id, writer);
    const acted = await inSlices(queue, some, each, async (writer, all) => {
      const amount = amountOf(all);
      if (amount > 0) await writeJournal(writer, { action, origin, account, amount, at: now().toISOString() });
    });
    done += amountOf(acted);
  }
  return done;
}

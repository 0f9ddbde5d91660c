import type { Binned } from '../../data/api/rows.ts';
import type { Upkeep } from '../../data/api/siteAnswers.ts';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { BIN_DAYS, CONTRACT_NOTICE_YEARS, LEAD_YEARS, LEFT_SUBSCRIBER_YEARS } from '../../data/desk/retention.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { eraseFromBin, putInBin } from '../../database/leads/bin.ts';
import { binTotal, dueInBin, redateBin } from '../../database/leads/binList.ts';
import { forgottenLeads, leftSubscribers, oldNotices } from '../../database/leads/forgotten.ts';
import { countRows } from '../../database/settings/countRows.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Services } from '../services.ts';

const DAY = 86_400_000;
const YEAR_DAYS = 365;
/** More than this in one night is a mistake until the owner says that it is none. */
const GUARD = { rows: 100, share: 0.05 };
const STEP = 100;
const STOPPED = 'deletions-stopped';

type StoppedDeletions = NonNullable<Upkeep['stopped']>;
/** How many rows of each kind a night would delete, and how many it did. */
type Deletions = Omit<StoppedDeletions, 'at'>;

/** What the last night did not delete because it was too much at once; undefined when nothing waits. */
export async function stoppedDeletions(connection: Connection): Promise<StoppedDeletions | undefined> {
  const text = await readSetting(connection, STOPPED);
  return text ? (JSON.parse(text) as StoppedDeletions) : undefined;
}

/**
 * Puts into the bin what the privacy policy no longer lets the site keep, and erases what has been there for thirty
 * days. By itself it does neither to more than a hundred rows, or a twentieth of them, in one night: the rest waits until
 * the owner agrees. What somebody decided, an erasure or an earlier agreement, is not counted.
 * @param actor the owner who agrees; null for the night.
 * @param guard the rows of a kind, and their share of all, that a night may delete by itself.
 */
export async function deleteOld(services: Services, actor: string | null, guard = GUARD): Promise<Deletions> {
  const { connection, queue, now } = services;
  const at = now();
  const ago = (days: number) => new Date(at.getTime() - days * DAY).toISOString();
  await queue.write((writer) => redateBin(writer, at.toISOString()));
  const due = {
    leads: await allForgotten(connection, ago(LEAD_YEARS * YEAR_DAYS)),
    subscribers: await leftSubscribers(connection, ago(LEFT_SUBSCRIBER_YEARS * YEAR_DAYS)),
    notices: await oldNotices(connection, ago(CONTRACT_NOTICE_YEARS * YEAR_DAYS)),
    bin: await dueInBin(connection, ago(BIN_DAYS)),
  };
  const unattended = due.bin.filter((row) => row.actor === null).length;
  const stopped: Deletions = {
    leads: refused(due.leads.length, await countRows(connection, 'leads')),
    subscribers: refused(due.subscribers.length, await countRows(connection, 'newsletter_subscribers')),
    notices: refused(due.notices.length, await countRows(connection, 'contract_notices')),
    bin: refused(unattended, (await countRows(connection, 'leads')) + (await binTotal(connection))),
  };
  const may = (kind: keyof Deletions) => actor !== null || stopped[kind] === 0;
  const done: Deletions = {
    leads: may('leads') ? await binAll(services, 'lead', due.leads, actor) : 0,
    subscribers: may('subscribers') ? await binAll(services, 'subscriber', due.subscribers, actor) : 0,
    notices: may('notices') ? await binAll(services, 'contract-notice', due.notices, actor) : 0,
    bin: await inSteps(
      due.bin.filter((row) => may('bin') || row.actor !== null),
      ({ id }, writer) => eraseFromBin(writer, id),
      services,
      { action: 'bin-erased', actor },
    ),
  };
  const waits = actor === null && Object.values(stopped).some((rows) => rows > 0);
  await queue.write((writer) =>
    writeSetting(writer, STOPPED, waits ? JSON.stringify({ at: at.toISOString(), ...stopped }) : ''),
  );
  if (Object.values(done).some((rows) => rows > 0)) await queue.forgetErased();
  return done;

  function refused(rows: number, of: number): number {
    return rows > guard.rows || rows > of * guard.share ? rows : 0;
  }
}

async function allForgotten(connection: Connection, limit: string): Promise<number[]> {
  const found: number[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { ids, next }: { ids: number[]; next: number | undefined } = await forgottenLeads(connection, limit, after);
    found.push(...ids);
    after = next;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

/** Puts things into the bin, a hundred in a transaction, so that nobody waits for many; answers how many there were. */
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

async function inSteps<Item>(
  items: readonly Item[],
  act: (item: Item, writer: Connection) => Promise<boolean>,
  { queue, now }: Services,
  told: { action: JournalAction; actor: string | null },
): Promise<number> {
  let done = 0;
  for (let from = 0; from < items.length; from += STEP) {
    const some = items.slice(from, from + STEP);
    done += await queue.write(async (writer) => {
      let amount = 0;
      for (const item of some) if (await act(item, writer)) amount += 1;
      const { action, actor: account } = told;
      const origin = account === null ? 'site' : 'desk';
      if (amount > 0) await writeJournal(writer, { action, origin, account, amount, at: now().toISOString() });
      return amount;
    });
  }
  return done;
}

import type { ErasureCounts } from '../../data/api/personAnswers.ts';
import type { Connection } from '../file/connection.ts';
import { eraseParts } from '../leads/attachments.ts';
import { putInBin } from '../leads/bin.ts';
import { all, build, first, run } from '../query.ts';
import { addressesOf, forgetPerson, mainOf, OWNED, settlePerson } from './people.ts';

/** What an erasure removed, and whose addresses that were, for its proof; the addresses go no further. */
export interface Erased {
  counts: ErasureCounts;
  addresses: string[];
}

/**
 * Erases everything of a person: requests with history, notes, replies, files and mails, subscriptions, notices, what is in the bin, the
 * person and their own history. `keepNotices` leaves the notices about contracts, which the owner may have to produce.
 * To be run inside the write queue; undefined when there is none such.
 */
export function erasePerson(connection: Connection, id: number, keepNotices: boolean): Erased | undefined {
  const main = mainOf(connection, id);
  if (main === undefined) return undefined;
  const people = addressesOf(connection, main);
  const ids = people.map((one) => one.id);
  const counts = countOwned(connection, ids);
  const kept = keepNotices ? counts.notices : 0;
  eraseParts(connection, filesOwners(connection, ids));
  for (const table of OWNED)
    if (table !== 'contract_notices' || !keepNotices)
      run(connection, build.deleteFrom(table).where('person_id', 'in', ids));
  run(connection, build.deleteFrom('person_events').where('person_id', 'in', ids));
  if (kept > 0) settlePerson(connection, main);
  else forgetPerson(connection, main);
  return {
    counts: { ...counts, notices: counts.notices - kept, kept_notices: kept },
    addresses: people.map(({ address }) => address).filter((address) => address !== null),
  };
}

/** Puts everything of a person into the bin; answers how many things that were, undefined when there is no such person. */
export function binPerson(
  connection: Connection,
  id: number,
  { keepNotices, ...binning }: { keepNotices: boolean; actor: string; at: string },
): number | undefined {
  const main = mainOf(connection, id);
  if (main === undefined) return undefined;
  const ids = addressesOf(connection, main).map((one) => one.id);
  const rows = (['leads', 'newsletter_subscribers', 'contract_notices'] as const).map((table) =>
    all(connection, build.selectFrom(table).select('id').where('person_id', 'in', ids)),
  );
  const [leads = [], subscribers = [], notices = []] = rows;
  for (const lead of leads) putInBin(connection, 'lead', lead.id, binning);
  for (const subscriber of subscribers) putInBin(connection, 'subscriber', subscriber.id, binning);
  if (!keepNotices) for (const notice of notices) putInBin(connection, 'contract-notice', notice.id, binning);
  return leads.length + subscribers.length + (keepNotices ? 0 : notices.length);
}

/** The leads whose files' bytes go with them, those in the bin included. */
function filesOwners(connection: Connection, ids: readonly number[]): number[] {
  const leads = all(connection, build.selectFrom('leads').select('id').where('person_id', 'in', ids));
  const binned = build.selectFrom('bin').select('row_id as id').where('kind', '=', 'lead');
  return [...leads, ...all(connection, binned.where('person_id', 'in', ids))].map(({ id }) => id);
}

function countOwned(connection: Connection, ids: readonly number[]): ErasureCounts {
  const owned = (table: (typeof OWNED)[number]): number => {
    const rows = build.selectFrom(table).where('person_id', 'in', ids);
    return Number(first(connection, rows.select(build.fn.countAll<number>().as('total')))?.total ?? 0);
  };
  const ofLeads = (table: 'lead_events' | 'lead_notes' | 'lead_replies' | 'lead_attachments' | 'outbox'): number => {
    const leads = build.selectFrom('leads').select('id').where('person_id', 'in', ids);
    const rows = build.selectFrom(table as 'lead_notes').where('lead_id', 'in', leads);
    return Number(first(connection, rows.select(build.fn.countAll<number>().as('total')))?.total ?? 0);
  };
  return {
    leads: owned('leads'),
    events: ofLeads('lead_events'),
    notes: ofLeads('lead_notes'),
    replies: ofLeads('lead_replies'),
    files: ofLeads('lead_attachments'),
    mails: ofLeads('outbox'),
    subscribers: owned('newsletter_subscribers'),
    notices: owned('contract_notices'),
    bin: owned('bin'),
    kept_notices: 0,
  };
}

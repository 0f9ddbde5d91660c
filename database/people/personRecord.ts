import type { PersonRecord } from '../../data/api/people.ts';
import { subscriberRow } from '../../data/api/rows.ts';
import { toTheirPerson } from '../../data/desk/mailWords.ts';
import { asBinned, BINNED_COLUMNS } from '../leads/bin.ts';
import { leadRecord } from '../leads/leadRecord.ts';
import { lettersOfPeople } from '../letters/recipients.ts';
import { quotesOfPeople } from '../quotes/keptQuotes.ts';
import { all, build, type Connection, first } from '../store.ts';
import { NOTICE_COLUMNS } from './contractNotices.ts';
import { addressesOf, numbersOf } from './people.ts';
import { personName, requestCount } from './personList.ts';

/** Maximum requests shown on a person's page; the export contains all. */
const SHOWN = 100;

type File = Omit<PersonRecord, 'success' | 'binned'> & {
  binned: Omit<PersonRecord['binned'][number], 'erased_from'>[];
};

/** Everything the site holds of a person, their requests newest first; undefined when there is none. */
export async function personRecord(connection: Connection, id: number, most = SHOWN): Promise<File | undefined> {
  const addresses = await addressesOf(connection, id);
  const ids = addresses.map((one) => one.id);
  const [main] = ids;
  if (main === undefined) return undefined;
  const sums = build.selectFrom('people').select(['last_at', personName.as('name'), requestCount.as('requests')]);
  const known = await first(connection, sums.where('id', '=', main));
  const own = build.selectFrom('leads').where('person_id', 'in', ids);
  const leads = await all(
    connection,
    own.select(['id', 'phone']).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most),
  );
  const requests: File['requests'] = [];
  for (const lead of leads) {
    const record = await leadRecord(connection, lead.id);
    if (record) requests.push(record);
  }
  return {
    person: {
      ...{ id: main, name: known?.name ?? null, phone: leads.find(({ phone }) => phone)?.phone ?? null },
      last_at: known?.last_at ?? '',
    },
    addresses,
    total: Number(known?.requests ?? 0),
    requests,
    notices: await all(
      connection,
      build.selectFrom('contract_notices').select(NOTICE_COLUMNS).where('person_id', 'in', ids).orderBy('id', 'desc'),
    ),
    subscriptions: await all(
      connection,
      build
        .selectFrom('newsletter_subscribers')
        .select(subscriberRow.keyof().options)
        .where('person_id', 'in', ids)
        .orderBy('id', 'desc'),
    ),
    letters: await lettersOfPeople(connection, ids),
    quotes: await quotesOfPeople(connection, ids, new Date()),
    binned: (
      await all(
        connection,
        build.selectFrom('bin').select(BINNED_COLUMNS).where('person_id', 'in', ids).orderBy('id', 'desc'),
      )
    ).map(asBinned),
    events: await all(
      connection,
      build
        .selectFrom('person_events')
        .select(['id', 'kind', 'detail', 'actor', 'created_at'])
        .where('person_id', 'in', ids)
        .orderBy('id'),
    ),
    waiting_mails: (await waitingMails(connection, [main])).length,
  };
}

/** Unsent mails to the person about their requests. */
export const waitingMails = async (connection: Connection, ids: readonly number[]): Promise<number[]> =>
  (
    await all(
      connection,
      build
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .select('outbox.id')
        .where('leads.person_id', 'in', ids)
        .where('outbox.kind', 'in', toTheirPerson)
        .where('outbox.state', '<>', 'sent'),
    )
  ).map(({ id }) => id);

/** Binned rows of a person, by table. */
export async function personBin(connection: Connection, id: number) {
  const ids = await numbersOf(connection, id);
  const rows = build.selectFrom('bin').select(['kind', 'binned_at', 'actor', 'content']).where('person_id', 'in', ids);
  return (await all(connection, rows.orderBy('id'))).map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as Record<string, unknown[]>,
  }));
}

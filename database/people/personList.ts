import { type RawBuilder, sql } from 'kysely';
import type { PersonRow } from '../../data/api/people.ts';
import { fold, searchWords } from '../../data/french/spellings.ts';
import { searchedPhone } from '../../data/leads/phoneNumbers.ts';
import { namesHold } from '../leads/leadFilter.ts';
import { all, build, type Connection, countOf, type Engine, folded } from '../store.ts';

/** Cursor of a list of people: the last person of the page before. */
export interface PersonCursor {
  at: string;
  id: number;
}

interface Query {
  /** Words to search, each in any part of names, addresses, companies and telephone numbers; case and accents are ignored. */
  search?: string | undefined;
  /** Filter: only people with a request. */
  onlyAsking?: boolean | undefined;
  limit: number;
  after?: PersonCursor | undefined;
}

/**
 * A page of people, latest contact first. A search also finds those known only from quarantine or the bin: a person may ask for all that is
 * stored about them.
 */
export async function listPeople(connection: Connection, { search = '', onlyAsking, limit, after }: Query) {
  const words = searchedPhone(search) === undefined ? searchWords(search) : [fold(search).trim()];
  const found = build
    .selectFrom('people')
    .where('merged_into', 'is', null)
    .$if(words.length === 0, (some) => some.where('last_at', '<>', ''))
    .$if(onlyAsking === true, (some) =>
      some.where(sql<boolean>`EXISTS (SELECT 1 FROM leads WHERE person_id IN ${theirs})`),
    )
    .where(({ and }) => and(words.map((word) => isFoundBy(connection.engine, word))));
  const page = found
    .select([
      ...(['id', 'address', 'last_at'] as const),
      ...[personName.as('name'), requestCount.as('requests')],
      ...[addressCount.as('addresses'), subscriptionStates.as('states')],
    ])
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('last_at', 'id'), '<', tuple(after?.at ?? '', after?.id ?? 0)),
      ),
    )
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = await all(connection, page);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    people: shown.map(
      ({ states, ...row }): PersonRow => ({
        ...{ ...row, requests: Number(row.requests), addresses: Number(row.addresses) },
        subscriptions: (states?.split(',') ?? []) as PersonRow['subscriptions'],
      }),
    ),
    total: await countOf(connection, found),
    next: last ? { at: last.last_at, id: last.id } : null,
  };
}

/** Condition: a request, an address or a notice of the person contains this word. */
function isFoundBy(engine: Engine, word: string) {
  const holds = (text: RawBuilder<unknown>) => engine.holds(text, sql`${word}`);
  // Folds only addresses beyond ASCII: all are in lower case, and folding would be the slowest part of the search.
  return sql<boolean>`people.id IN (SELECT coalesce(merged_into, id) FROM people WHERE id IN (
    SELECT person_id FROM leads WHERE ${namesHold(engine, word)}
    UNION ALL SELECT person_id FROM contract_notices WHERE ${holds(folded(sql`name`))}
    UNION ALL SELECT id FROM people WHERE ${holds(sql`address`)}
      OR (octet_length(address) > length(address) AND ${holds(folded(sql`address`))})))`;
}

/** SQL: numbers of all addresses of the person in a row of `people`. */
const theirs = sql`(SELECT own.id FROM people AS own WHERE own.id = people.id OR own.merged_into = people.id)`;

const last = (what: ReturnType<typeof sql>) =>
  sql`(SELECT name FROM ${what} ORDER BY created_at DESC, id DESC LIMIT 1)`;

/**
 * SQL: name of the person in a row of `people`, from the last request under their own address; else from a request under another of their
 * addresses, a notice, or a quarantined request.
 */
export const personName = sql<string | null>`coalesce(
  ${last(sql`leads WHERE person_id = people.id AND quarantine <> 'held'`)},
  ${last(sql`leads WHERE person_id IN ${theirs} AND quarantine <> 'held'`)},
  ${last(sql`contract_notices WHERE person_id IN ${theirs}`)},
  ${last(sql`leads WHERE person_id IN ${theirs}`)})`;

/** SQL: number of a person's requests, quarantined ones included. */
export const requestCount = sql<number>`(SELECT count(*) FROM leads WHERE person_id IN ${theirs})`;

/** SQL: number of a person's addresses. */
const addressCount = sql<number>`(SELECT count(*) FROM ${theirs} AS theirs)`;

/** SQL: states of a person's subscriptions, separated by commas; null without a subscription. */
const subscriptionStates = sql<
  string | null
>`(SELECT string_agg(status, ',') FROM newsletter_subscribers WHERE person_id IN ${theirs})`;

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PersonRow } from '../../data/api/personAnswers.ts';
import { spellings } from '../../data/french/spellings.ts';
import { searchedPhone } from '../../data/leads/phoneNumber.ts';
import { countOf } from '../pages.ts';
import { all, build } from '../query.ts';
import type { Connection } from '../store.ts';

/** Where a list of people goes on: after this one. */
export interface PersonPlace {
  at: string;
  id: number;
}

interface Query {
  /** Words, each found anywhere in names, addresses and telephone numbers, whatever case and accents. */
  search?: string | undefined;
  limit: number;
  after?: PersonPlace | undefined;
}

const STEP = 1000;
/** Once a page is full, counting what else is found may take this long. */
const COUNT_BUDGET_MS = 30;

const people = build.selectFrom('people').where('merged_into', 'is', null);

/**
 * A page of people, who wrote last first. A search also finds those of whom only quarantine or the bin knows: whoever
 * asks what is stored about somebody must be told.
 */
export async function pageOfPeople(connection: Connection, { search = '', limit, after }: Query) {
  const found = search.trim() === '' ? undefined : matching(search);
  const rows: Found[] = [];
  let total = 0;
  let exact = true;
  const started = performance.now();
  if (found) {
    for await (const some of steps(connection)) {
      const fit = some.filter((row) => found(row.search));
      total += fit.length;
      rows.push(...fit.filter((row) => isAfter(row, after)).slice(0, limit + 1 - rows.length));
      exact = rows.length <= limit || performance.now() - started < COUNT_BUDGET_MS;
      if (!exact) break;
    }
  } else {
    const listed = people.where('last_at', '<>', '');
    rows.push(
      ...(await all(
        connection,
        newestFirst(after)
          .where('last_at', '<>', '')
          .limit(limit + 1),
      )),
    );
    total = await countOf(connection, listed);
  }
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    people: await withSums(connection, shown),
    total,
    total_is_exact: exact,
    next: last ? { at: last.last_at, id: last.id } : null,
  };
}

type Found = Pick<PersonRow, 'id' | 'address' | 'name' | 'last_at'> & { search: string };

const newestFirst = (after: PersonPlace | undefined) =>
  people
    .select(['id', 'address', 'name', 'last_at', 'search'])
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('last_at', 'id'), '<', tuple(after?.at ?? '', after?.id ?? 0)),
      ),
    )
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc');

const isAfter = (row: Found, after: PersonPlace | undefined): boolean =>
  !after || row.last_at < after.at || (row.last_at === after.at && row.id < after.id);

async function* steps(connection: Connection): AsyncGenerator<Found[]> {
  for (let after: PersonPlace | undefined; ; await yieldToOthers()) {
    const some: Found[] = await all(connection, newestFirst(after).limit(STEP));
    yield some;
    const last = some.at(-1);
    if (!last || some.length < STEP) return;
    after = { at: last.last_at, id: last.id };
  }
}

function matching(search: string): (text: string) => boolean {
  const phone = searchedPhone(search);
  const words = phone === undefined ? search.trim().split(/\s+/).map(spellings) : [[phone]];
  return (text) => words.every((written) => written.some((word) => text.includes(word)));
}

/** How many requests each has, under which addresses, and whether they are subscribed. */
async function withSums(connection: Connection, rows: readonly Found[]): Promise<PersonRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const addresses = await all(
    connection,
    build
      .selectFrom('people')
      .select(['id', 'merged_into'])
      .where(({ or, eb }) => or([eb('id', 'in', ids), eb('merged_into', 'in', ids)])),
  );
  const all_ids = addresses.map(({ id }) => id);
  const requests = await all(
    connection,
    build
      .selectFrom('leads')
      .select(['person_id', build.fn.countAll<number>().as('requests')])
      .where('person_id', 'in', all_ids)
      .groupBy('person_id'),
  );
  const subscriptions = await all(
    connection,
    build.selectFrom('newsletter_subscribers').select(['person_id', 'status']).where('person_id', 'in', all_ids),
  );
  return rows.map(({ search: _search, ...row }) => {
    const own = addresses.filter(({ id, merged_into }) => id === row.id || merged_into === row.id).map(({ id }) => id);
    return {
      ...row,
      addresses: own.length,
      requests: requests
        .filter(({ person_id }) => own.includes(person_id))
        .reduce((sum, one) => sum + Number(one.requests), 0),
      subscriptions: subscriptions.filter(({ person_id }) => own.includes(person_id)).map(({ status }) => status),
    };
  });
}

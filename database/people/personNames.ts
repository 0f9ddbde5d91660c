import { sql } from 'kysely';
import { all, build } from '../query.ts';
import type { Connection } from '../store.ts';

interface Known {
  name: string | null;
  /** Requests of theirs, held ones among them. */
  requests: number;
}

/** The last request of an address, in quarantine or out of it, and how many there are. */
interface Last {
  name: string | null;
  person_id: number;
  quarantine: string;
  requests: number;
}

/**
 * The names of these persons, and how many requests they made: the name of the last request from their own address; where there is none,
 * of any other of theirs, of a notice, or of one held in quarantine.
 * @param addresses each with the person it belongs to.
 */
export async function personNames(
  connection: Connection,
  addresses: readonly { id: number; main: number }[],
): Promise<Map<number, Known>> {
  const ids = addresses.map(({ id }) => id);
  // One row an address and kind, however many requests somebody sent.
  const leads = await all(
    connection,
    sql<Last>`SELECT name, person_id, quarantine, requests FROM (
        SELECT name, person_id, quarantine, created_at, id,
          count(*) OVER (PARTITION BY person_id, quarantine) AS requests,
          row_number() OVER (PARTITION BY person_id, quarantine ORDER BY created_at DESC, id DESC) AS place
        FROM leads WHERE ${connection.engine.isOneOf(sql.ref('person_id'), ids)}) AS ranked
      WHERE place = 1 ORDER BY created_at DESC, id DESC`,
  );
  const notices = await all(
    connection,
    build
      .selectFrom('contract_notices')
      .select(['name', 'person_id'])
      .where('person_id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  );
  const mainOf = new Map(addresses.map(({ id, main }) => [id, main]));
  const byMain = <Row extends { person_id: number | null }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ person_id }) => mainOf.get(person_id ?? 0));
  const [leadsOf, noticesOf] = [byMain(leads), byMain(notices)];
  return new Map(
    [...new Set(mainOf.values())].map((main) => {
      const own = leadsOf.get(main) ?? [];
      const received = own.filter(({ quarantine }) => quarantine !== 'held');
      const named = received.find(({ person_id }) => person_id === main) ?? received[0];
      return [
        main,
        {
          name: (named ?? noticesOf.get(main)?.[0] ?? own[0])?.name ?? null,
          requests: own.reduce((sum, { requests }) => sum + Number(requests), 0),
        },
      ];
    }),
  );
}

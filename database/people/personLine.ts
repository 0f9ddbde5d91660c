import { sql } from 'kysely';
import { fold } from '../../data/french/fold.ts';
import { all, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** A person's list and search know so many of their last requests. */
const RECENT = 20;

/** What the list of persons shows of one, and finds them by. */
export interface PersonLine {
  name: string | null;
  last_at: string;
  search: string;
}

/** Of somebody of whom nothing is stored yet. */
export const EMPTY_LINE: PersonLine = { name: null, last_at: '', search: '' };

/** A person's number and all their addresses, their own among them. */
export interface PersonAddresses {
  main: number;
  addresses: readonly { id: number; address: string | null }[];
}

/** What of a request stands in its person's line. */
export interface LineLead {
  name: string;
  created_at: string;
  person_id: number | null;
  phone_key: string | null;
  quarantine: string;
}

interface Known extends PersonAddresses {
  leads: readonly LineLead[];
  notices: readonly { name: string; created_at: string }[];
  subscribed: readonly { consent_at: string | null; created_at: string }[];
}

/** Rows newest first. */
export function lineOf({ main, addresses, leads, notices, subscribed }: Known): PersonLine {
  const received = leads.filter(({ quarantine }) => quarantine !== 'held');
  const own = received.filter(({ person_id }) => person_id === main);
  // A notice keeps the name it was given with, whatever was corrected since; an address that was joined has its own.
  const [named] = [own, received, notices, leads].map(latest).filter(Boolean);
  const times = [
    ...[...received, ...notices].map(({ created_at }) => created_at),
    ...subscribed.map(({ consent_at, created_at }) => consent_at ?? created_at),
  ].sort();
  const words = [...addresses.map(({ address }) => address), ...[...leads, ...notices].map(({ name }) => name)];
  const found = [...words, ...leads.map(({ phone_key }) => phone_key)].filter((word) => word !== null);
  return { name: named?.name ?? null, last_at: times.at(-1) ?? '', search: fold([...new Set(found)].join(' ')) };
}

/** The last by its time; of several at one time, the first of the rows. */
const latest = <Row extends { created_at: string }>(rows: readonly Row[]): Row | undefined => {
  let last = rows[0];
  for (const row of rows) if (last && row.created_at > last.created_at) last = row;
  return last;
};

/** Reads what a person's line is made of and writes it. Templates: a visitor who comes again waits for it. */
export async function writeLine(connection: Connection, { main, addresses }: PersonAddresses): Promise<void> {
  const { leads, notices, subscribed } = addresses.length === 1 ? ofOne(main) : ofSeveral(main);
  const { name, last_at, search } = lineOf({
    main,
    addresses,
    leads: await all(connection, leads),
    notices: await all(connection, notices),
    subscribed: await all(connection, subscribed),
  });
  await run(
    connection,
    sql`UPDATE people SET name = ${name}, last_at = ${last_at}, search = ${search} WHERE id = ${main}`,
  );
}

/** By one number, which an index answers in order; by several it cannot. */
const ofOne = (main: number) => ({
  leads: sql<LineLead>`SELECT name, created_at, person_id, phone_key, quarantine FROM leads
    WHERE person_id = ${main} ORDER BY id DESC LIMIT ${RECENT}`,
  notices: sql<Known['notices'][number]>`SELECT name, created_at FROM contract_notices
    WHERE person_id = ${main} ORDER BY id DESC LIMIT ${RECENT}`,
  subscribed: sql<Known['subscribed'][number]>`SELECT consent_at, created_at FROM newsletter_subscribers
    WHERE person_id = ${main}`,
});

const ofSeveral = (main: number) => ({
  leads: sql<LineLead>`SELECT name, created_at, person_id, phone_key, quarantine FROM leads
    WHERE person_id IN (SELECT id FROM people WHERE id = ${main} OR merged_into = ${main}) ORDER BY id DESC LIMIT ${RECENT}`,
  notices: sql<Known['notices'][number]>`SELECT name, created_at FROM contract_notices
    WHERE person_id IN (SELECT id FROM people WHERE id = ${main} OR merged_into = ${main}) ORDER BY id DESC LIMIT ${RECENT}`,
  subscribed: sql<Known['subscribed'][number]>`SELECT consent_at, created_at FROM newsletter_subscribers
    WHERE person_id IN (SELECT id FROM people WHERE id = ${main} OR merged_into = ${main})`,
});

import { listLeads } from '../../../database/leads/leadList.ts';
import { addLead, type NewLead, type StoredLead } from '../../../database/leads/leads.ts';
import type { Connection, WriteQueue } from '../../../database/store.ts';
import { sampleLead } from '../../../database/testing/sampleLead.ts';
import type { Opened } from '../../testing/engines.ts';

/** What a contract is told about: the database of the test that runs. */
export type Site = () => Opened;

export const NOW = new Date('2026-03-02T10:00:00.000Z');

/** A moment some minutes later. */
export const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** The same as text, ISO 8601. */
export const at = (minutes = 0): string => later(minutes).toISOString();

/** Runs a function of the database in a transaction of its own: `write(addUser, 'alix', 'hash', NOW)`. */
export const writing =
  (site: Site, how?: Parameters<WriteQueue['write']>[1]) =>
  <Given extends unknown[], Result>(
    job: (writer: Connection, ...given: Given) => Promise<Result>,
    ...given: Given
  ): Promise<Result> =>
    site().queue.write((writer) => job(writer, ...given), how);

/** Stores a lead as the site does. */
export const store = ({ queue }: Opened, lead: Partial<NewLead> = {}, now = NOW): Promise<StoredLead> =>
  queue.write((writer) => addLead(writer, { ...sampleLead, ...lead }, now), { beside: 'others' });

/** What a search of the inbox finds, newest first. */
export async function found({ connection }: Opened, search: string): Promise<number[]> {
  const { leads } = await listLeads(connection, { search, quarantine: false, limit: 200 });
  return leads.map(({ id }) => id);
}

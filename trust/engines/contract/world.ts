import type { NewLead, StoredLead } from '../../../database/leads/leads.ts';
import type { Connection, WriteQueue } from '../../../database/store.ts';
import { sampleLead } from '../../../database/testing/sampleLead.ts';
import { type Bound, bound } from '../../testing/boundStore.ts';
import type { Opened } from '../../testing/engines.ts';

/** An empty database at the start of each test, and the site's functions over it. */
export interface World {
  site(): Opened;
  /** Store functions called outside any transaction. */
  read: Bound;
  /** Store functions called each in its own transaction; `write((writer) => …)` runs several in one. */
  write: Bound & (<Result>(job: (writer: Connection) => Promise<Result>) => Promise<Result>);
  /** Like `write`, but does not wait for other writes to end. */
  beside: World['write'];
  /** Stores a lead as the site does. */
  store(lead?: Partial<NewLead>, now?: Date): Promise<StoredLead>;
  /** Leads found by a search of the inbox, newest first. */
  found(search: string): Promise<number[]>;
  subscribe(email?: string, now?: Date): ReturnType<Bound['addSubscriber']>;
}

export function worldOf(site: () => Opened): World {
  const writing = (how?: Parameters<WriteQueue['write']>[1]) => {
    const run = <Result>(job: (writer: Connection) => Promise<Result>) => site().queue.write(job, how);
    return Object.assign(run, bound(run));
  };
  const read = bound((job) => job(site().connection));
  const beside = writing({ beside: 'others' });
  return {
    site,
    read,
    write: writing(),
    beside,
    store: (lead, now = NOW) => beside.addLead({ ...sampleLead, ...lead }, now),
    async found(search) {
      const { leads } = await read.listLeads({ search, quarantine: false, limit: 200 });
      return leads.map(({ id }) => id);
    },
    subscribe: (email = 'a@exemple.fr', now = NOW) =>
      beside.addSubscriber({ email, nonce: `n${now.getTime()}`, consentTextVersion: '1', source: '/', now }),
  };
}

export const NOW = new Date('2026-03-02T10:00:00.000Z');

/** A moment some minutes later. */
export const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** A moment some minutes later as text, ISO 8601. */
export const at = (minutes = 0): string => later(minutes).toISOString();

/** Actor and time of a change made by the owner. */
export const OWNER = { actor: 'alix', at: at() } as const;

/** Runs a job several times at once. */
export const together = <Result>(times: number, job: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => job(n)));

import type { EnteredLead } from '../../data/api/personInput.ts';
import { answersIn } from '../../data/leads/leadMessage.ts';
import type { Connection } from '../store.ts';
import { addLeadEvent, insertLead } from './leads.ts';

interface Entering {
  /** When the request was made, ISO time. */
  madeAt: string;
  actor: string;
  now: Date;
}

/**
 * Stores a request that the owner enters by hand, under the next reference like any other; the funnel of visits does not
 * count it. To be run inside the write queue.
 */
export async function enterLead(connection: Connection, entered: EnteredLead, { madeAt, actor, now }: Entering) {
  const { name, email, phone, company, service, origin } = entered;
  const lead = {
    ...{ name, email, company, service, origin },
    ...answersIn(entered.message || null),
    ...(phone && { phone }),
    ...{ idempotencyKey: null, firstPage: null, formPage: null, opener: null, referrerHost: null, utm: null },
    quarantineReasons: [],
  };
  const stored = await insertLead(connection, lead, now, madeAt);
  await addLeadEvent(connection, stored.id, { kind: 'recu', at: madeAt });
  const detail = JSON.stringify({ origin });
  await addLeadEvent(connection, stored.id, { kind: 'saisi', detail, actor, at: now.toISOString() });
  return stored;
}

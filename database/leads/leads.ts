import type { LeadBody } from '../../data/api/leadInput.ts';
import type { EnteredLead } from '../../data/api/people.ts';
import { type Lead, leadRow } from '../../data/api/rows.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { eachAnswer } from '../../data/leads/leadAnswers.ts';
import { answersIn } from '../../data/leads/leadMessage.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import type { SpamReason } from '../../data/leads/leadWords.ts';
import { phoneKey } from '../../data/leads/phoneNumbers.ts';
import type { LeadOrigin } from '../../data/people/personWords.ts';
import { personOf, settlingOwners } from '../people/people.ts';
import { nextReference } from '../settings/counters.ts';
import { all, build, type Connection, first, insert, run } from '../store.ts';
import { correctLead, saysOther } from './correctLead.ts';
import { addLeadEvent } from './leadEvents.ts';

/** A lead as it was posted, with the context of its page. */
export interface NewLead extends LeadBody {
  /** First name, where the form has a separate field for it. */
  firstName?: string | undefined;
  idempotencyKey: string | null;
  /** Time for which the idempotency key counts as the same form; absent: without limit. */
  keyLastsMs?: number;
  firstPage: string | null;
  formPage: string | null;
  opener: string | null;
  referrerHost: string | null;
  /** Campaign parameters of the visit, as JSON text. */
  utm: string | null;
  /** Reasons of quarantine; empty for a normal lead. */
  quarantineReasons: readonly SpamReason[];
}

/** Columns of a lead that the API returns, in order. */
export const LEAD_COLUMNS = leadRow.keyof().options;

export interface StoredLead {
  id: number;
  reference: string;
  /** Time at which the form was first stored, ISO 8601. */
  at: string;
  /** Whether it is in quarantine. */
  held: boolean;
  /** `replayed`: the same form was stored before; `corrected`: the form was stored before with other words, which the history keeps. */
  outcome: 'stored' | 'replayed' | 'corrected';
}

/**
 * Stores a lead under a reference (`DEV-2026-0042`, by year), in the write queue. A known key returns its lead; with another address, or if
 * only the new words are held, a new lead is stored.
 * @param refused error thrown rather than store new words.
 * @throws TooManyCorrections for too many corrections.
 */
export async function addLead(connection: Connection, lead: NewLead, now: Date, refused?: Error): Promise<StoredLead> {
  const held = lead.quarantineReasons.length > 0;
  const earlier = await earlierOf(connection, lead, now);
  if (earlier?.email.toLowerCase() === lead.email.toLowerCase()) {
    const { id, reference, created_at: at, quarantine } = earlier;
    const stored = { id, reference, at, held: quarantine === 'held' };
    if (!saysOther(earlier, lead)) return { ...stored, outcome: 'replayed' };
    // A quarantined correction gets a key with a space, which no form's key contains, so that it is stored beside the earlier lead.
    if (held && !stored.held)
      return addLead(connection, { ...lead, idempotencyKey: `held ${lead.idempotencyKey}` }, now, refused);
    if (refused) throw refused;
    await correctLead(connection, earlier, lead, now);
    return { ...stored, outcome: 'corrected' };
  }
  if (refused) throw refused;
  const at = now.toISOString();
  const { id, reference } = await insertLead(connection, earlier ? { ...lead, idempotencyKey: null } : lead, now);
  await addLeadEvent(connection, id, { kind: 'received', at });
  await connection.engine.addCount(connection, dayInParis(now), held ? 'leads-held' : 'leads', 1);
  return { id, reference, at, held, outcome: 'stored' };
}

/** Inserts a lead under the next reference of the year, and its person. `createdAt`: time of the request, where it was made earlier. */
async function insertLead(
  connection: Connection,
  lead: NewLead & { origin?: LeadOrigin },
  now: Date,
  createdAt = now.toISOString(),
): Promise<{ id: number; reference: string }> {
  const reference = await nextReference(connection, 'DEV', now, 'leads');
  const held = lead.quarantineReasons.length > 0;
  const id = await insert(connection, 'leads', {
    reference,
    name: lead.name,
    first_name: lead.firstName || null,
    person_id: await personOf(connection, lead.email, held ? '' : createdAt),
    origin: lead.origin ?? null,
    idempotency_key: lead.idempotencyKey,
    email: lead.email,
    company: lead.company,
    service: lead.service,
    service_code: serviceCodeOf(lead.service),
    ...eachAnswer((name) => lead[name]),
    phone_key: phoneKey(lead.phone),
    first_page: lead.firstPage,
    form_page: lead.formPage,
    opener: lead.opener,
    referrer_host: lead.referrerHost,
    utm: lead.utm,
    quarantine: held ? 'held' : 'none',
    quarantine_reasons: held ? JSON.stringify(lead.quarantineReasons) : null,
    created_at: createdAt,
    updated_at: now.toISOString(),
  });
  return { id, reference };
}

/** The lead stored under this key, while the key counts as the same form. */
async function earlierOf(
  connection: Connection,
  { idempotencyKey: key, keyLastsMs = Number.POSITIVE_INFINITY }: NewLead,
  now: Date,
): Promise<Lead | undefined> {
  if (key === null) return undefined;
  const byKey = build.selectFrom('leads').select(LEAD_COLUMNS).where('idempotency_key', '=', key);
  const made = await first(connection, byKey.modifyEnd(connection.engine.lock.wait));
  if (!made || now.getTime() - Date.parse(made.created_at) < keyLastsMs) return made;
  await run(connection, build.updateTable('leads').set({ idempotency_key: null }).where('id', '=', made.id));
  return undefined;
}

/** Returns the number of the lead with this reference (`DEV-2026-0042`). */
export const leadIdOf = async (connection: Connection, reference: string): Promise<number | undefined> =>
  (await first(connection, build.selectFrom('leads').select('id').where('reference', '=', reference)))?.id;

export const leadById = (connection: Connection, id: number): Promise<Lead | undefined> =>
  first(connection, build.selectFrom('leads').select(LEAD_COLUMNS).where('id', '=', id));

/** Releases a quarantined lead into the inbox. Returns false when it was not quarantined. */
export async function releaseLead(connection: Connection, id: number, actor: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const released = build.updateTable('leads').set({ quarantine: 'released', archived_at: null, updated_at: at });
  const held = released.where('id', '=', id).where('quarantine', '=', 'held');
  const changed = await settlingOwners(connection, 'leads', [id], () => run(connection, held));
  if (changed > 0) await addLeadEvent(connection, id, { kind: 'released', actor, at });
  return changed > 0;
}

/** Numbers of the leads in quarantine since before `limit` (ISO time) and not yet archived. */
export const heldSince = async (connection: Connection, limit: string): Promise<number[]> => {
  const held = build.selectFrom('leads').select('id').where('quarantine', '=', 'held').where('archived_at', 'is', null);
  return (await all(connection, held.where('created_at', '<', limit).orderBy('id'))).map(({ id }) => id);
};

/** Archives a quarantined lead, without deleting it. Returns false when it was released meanwhile. */
export const archiveHeld = async (connection: Connection, id: number, at: string): Promise<boolean> =>
  (await run(
    connection,
    build.updateTable('leads').set({ archived_at: at }).where('id', '=', id).where('quarantine', '=', 'held'),
  )) > 0;

interface Entering {
  /** Time at which the request was made, ISO. */
  madeAt: string;
  actor: string;
  now: Date;
}

/** Stores a request entered by the owner, under the next reference; visit statistics do not count it. To be run inside the write queue. */
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
  await addLeadEvent(connection, stored.id, { kind: 'received', at: madeAt });
  const detail = JSON.stringify({ origin });
  await addLeadEvent(connection, stored.id, { kind: 'entered', detail, actor, at: now.toISOString() });
  return stored;
}

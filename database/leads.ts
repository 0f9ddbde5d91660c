import { sql } from 'kysely';
import type { Connection } from './connection.ts';
import { next } from './counters.ts';
import { countToday } from './dailyCounts.ts';
import { all, build, first, insert, run } from './query.ts';
import type { LeadEventKind, LeadStatus, QuarantineState } from './schema.ts';

export interface NewLead {
  name: string;
  email: string;
  company: string | null;
  service: string | null;
  message: string | null;
  idempotencyKey: string | null;
  firstPage: string | null;
  formPage: string | null;
  opener: string | null;
  referrerHost: string | null;
  /** JSON text. */
  utm: string | null;
  /** Why it is kept out of the inbox; empty for a lead like any other. */
  quarantineReasons: readonly string[];
}

export interface Lead {
  id: number;
  reference: string;
  name: string;
  email: string;
  company: string | null;
  service: string | null;
  message: string | null;
  first_page: string | null;
  form_page: string | null;
  opener: string | null;
  referrer_host: string | null;
  utm: string | null;
  quarantine: QuarantineState;
  quarantine_reasons: string | null;
  status: LeadStatus;
  status_reason: string | null;
  amount_cents: number | null;
  follow_up_on: string | null;
  created_at: string;
  updated_at: string;
}

/** Every column a person may read, in the order they are answered. */
export const LEAD_COLUMNS = [
  'id',
  'reference',
  'name',
  'email',
  'company',
  'service',
  'message',
  'first_page',
  'form_page',
  'opener',
  'referrer_host',
  'utm',
  'quarantine',
  'quarantine_reasons',
  'status',
  'status_reason',
  'amount_cents',
  'follow_up_on',
  'created_at',
  'updated_at',
] as const;

export interface StoredLead {
  id: number;
  reference: string;
  /** `replayed`: the same form was posted before; `amended`: before, with other words, which its history keeps. */
  outcome: 'stored' | 'replayed' | 'amended';
}

const PURGE_SIZE = 300;

const yearInParis = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric' });

/**
 * Stores a lead and gives it its reference (`DEV-2026-0042`, counted by year). To be run inside the write queue.
 * A key seen before answers the lead it made; under another person's address the key is no proof (a cached page may
 * have handed it to two visitors) and the lead is a new one.
 */
export function addLead(connection: Connection, lead: NewLead, now: Date): StoredLead {
  const earlier = lead.idempotencyKey === null ? undefined : byKey(connection, lead.idempotencyKey);
  if (earlier && earlier.email.toLowerCase() === lead.email.toLowerCase()) return again(connection, earlier, lead, now);
  const year = yearInParis.format(now);
  const reference = `DEV-${year}-${String(next(connection, `leads-${year}`)).padStart(4, '0')}`;
  const at = now.toISOString();
  const held = lead.quarantineReasons.length > 0;
  const id = insert(connection, 'leads', {
    reference,
    idempotency_key: earlier ? null : lead.idempotencyKey,
    name: lead.name,
    email: lead.email,
    company: lead.company,
    service: lead.service,
    message: lead.message,
    first_page: lead.firstPage,
    form_page: lead.formPage,
    opener: lead.opener,
    referrer_host: lead.referrerHost,
    utm: lead.utm,
    quarantine: held ? 'held' : 'none',
    quarantine_reasons: held ? JSON.stringify(lead.quarantineReasons) : null,
    created_at: at,
    updated_at: at,
  });
  addLeadEvent(connection, id, { kind: 'recu', at });
  countToday(connection, held ? 'leads-held' : 'leads', now);
  return { id, reference, outcome: 'stored' };
}

const byKey = (connection: Connection, key: string): Lead | undefined =>
  first(connection, build.selectFrom('leads').select(LEAD_COLUMNS).where('idempotency_key', '=', key));

/** The same form once more: one row. What differs is kept in the lead's history, so that no word is lost. */
function again(connection: Connection, earlier: Lead, lead: NewLead, now: Date): StoredLead {
  const fields = ['name', 'company', 'service', 'message'] as const;
  const changed = Object.fromEntries(fields.filter((field) => earlier[field] !== lead[field]).map((f) => [f, lead[f]]));
  const { id, reference } = earlier;
  if (Object.keys(changed).length === 0) return { id, reference, outcome: 'replayed' };
  const detail = JSON.stringify(changed);
  const known = first(
    connection,
    build.selectFrom('lead_events').select('id').where('lead_id', '=', id).where('detail', '=', detail),
  );
  if (!known) addLeadEvent(connection, id, { kind: 'renvoye', detail, at: now.toISOString() });
  return { id, reference, outcome: known ? 'replayed' : 'amended' };
}

export const leadById = (connection: Connection, id: number): Lead | undefined =>
  first(connection, build.selectFrom('leads').select(LEAD_COLUMNS).where('id', '=', id));

/** Lets a held lead into the inbox. Answers false when it was not held. */
export function releaseLead(connection: Connection, id: number, actor: string, now: Date): boolean {
  const at = now.toISOString();
  const changed = run(
    connection,
    build
      .updateTable('leads')
      .set({ quarantine: 'released', archived_at: null, updated_at: at })
      .where('id', '=', id)
      .where('quarantine', '=', 'held'),
  );
  if (changed > 0) addLeadEvent(connection, id, { kind: 'libere', actor, at });
  return changed > 0;
}

/** Puts away what has been held since before `limit` (ISO time), unread perhaps, never deleted; answers how many leads. */
export const archiveHeldLeads = (connection: Connection, limit: string, at: string): number =>
  run(
    connection,
    build
      .updateTable('leads')
      .set({ archived_at: at })
      .where('quarantine', '=', 'held')
      .where('archived_at', 'is', null)
      .where('created_at', '<', limit),
  );

interface LeadEvent {
  kind: LeadEventKind;
  detail?: string;
  actor?: string;
  at: string;
}

/** One line of a lead's history. */
export function addLeadEvent(connection: Connection, leadId: number, event: LeadEvent): void {
  insert(connection, 'lead_events', {
    lead_id: leadId,
    kind: event.kind,
    detail: event.detail ?? null,
    actor: event.actor ?? null,
    created_at: event.at,
  });
}

export const leadEvents = (connection: Connection, leadId: number) =>
  all(
    connection,
    build
      .selectFrom('lead_events')
      .select(['id', 'kind', 'detail', 'actor', 'created_at'])
      .where('lead_id', '=', leadId)
      .orderBy('id'),
  );

/**
 * Deletes, among the next leads by number, those nothing has happened to since `limit` (ISO time), but not those that
 * became clients: their papers have legal terms of their own. A few hundred at a time, so that nobody waits for it.
 * @returns how many, and the number to go on after while older leads may follow.
 */
export function purgeForgottenLeads(connection: Connection, limit: string, after = 0) {
  const some = all(
    connection,
    build.selectFrom('leads').select(['id', 'created_at']).where('id', '>', after).orderBy('id').limit(PURGE_SIZE),
  );
  const last = some.at(-1);
  if (!last || !some[0] || some[0].created_at >= limit) return { purged: 0, next: undefined };
  const since = (table: 'lead_events' | 'lead_notes') =>
    build
      .selectFrom(table)
      .select('id')
      .where('lead_id', '=', sql.ref<number>('leads.id'))
      .where('created_at', '>=', limit);
  const quiet = build
    .deleteFrom('leads')
    .where('id', '>', after)
    .where('id', '<=', last.id)
    .where('status', '<>', 'gagne')
    .where('updated_at', '<', limit)
    .where(({ not, exists }) => not(exists(since('lead_events'))))
    .where(({ not, exists }) => not(exists(since('lead_notes'))));
  return { purged: run(connection, quiet), next: last.id };
}

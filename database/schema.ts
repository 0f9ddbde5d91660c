import type { Generated, GeneratedAlways } from 'kysely';

/** The tables as TypeScript sees them, for Kysely. Times are UTC ISO 8601 text; JSON travels as text. */
export interface Schema {
  users: { id: string; username: string; password: string; created_at: string; updated_at: string };
  sessions: { token_hash: string; user_id: string; created_at: string; last_seen_at: string };
  known_devices: { token_hash: string; user_id: string; created_at: string };
  login_attempts: { id: Generated<number>; bucket: string; at: string };
  leads: LeadTable;
  lead_events: {
    id: Generated<number>;
    lead_id: number;
    kind: LeadEventKind;
    detail: string | null;
    actor: string | null;
    created_at: string;
  };
  lead_notes: { id: Generated<number>; lead_id: number; body: string; author: string; created_at: string };
  lead_search: { rowid: number; lead_search: string };
  lead_totals: { held: number; total: number };
  newsletter_subscribers: {
    id: Generated<number>;
    email: string;
    status: Generated<SubscriberStatus>;
    token_nonce: string;
    consent_text_version: string | null;
    consent_at: string | null;
    confirmation_sent_at: string | null;
    confirmed_at: string | null;
    left_at: string | null;
    created_at: string;
    updated_at: string;
  };
  blog_articles: {
    id: Generated<number>;
    slug: string;
    title: string;
    summary: string;
    content: string;
    category: string;
    read_time: string;
    published: string;
    created_at: string;
    updated_at: string;
  };
  outbox: OutboxTable;
  counters: { name: string; value: number };
  daily_counts: { day: string; name: string; count: number };
  settings: { name: string; value: string };
}

interface LeadTable {
  id: Generated<number>;
  reference: string;
  idempotency_key: string | null;
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
  quarantine: Generated<QuarantineState>;
  quarantine_reasons: string | null;
  archived_at: Generated<string | null>;
  status: Generated<LeadStatus>;
  status_reason: string | null;
  amount_cents: number | null;
  follow_up_on: string | null;
  created_at: string;
  updated_at: string;
  /** Computed: campaign source, else referring host, else `direct`. */
  source: GeneratedAlways<string>;
}

interface OutboxTable {
  id: Generated<number>;
  kind: OutboxKind;
  message_id: string;
  lead_id: number | null;
  subscriber_id: number | null;
  recipient_key: string | null;
  origin_key: string | null;
  payload: string | null;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  next_attempt_at: string;
  locked_until: string | null;
  sent_at: string | null;
  parked_at: string | null;
  last_response: string | null;
  created_at: string;
}

export type LeadStatus = 'nouveau' | 'a-rappeler' | 'devis-envoye' | 'gagne' | 'perdu';
export type LeadEventKind =
  | 'recu'
  | 'renvoye'
  | 'libere'
  | 'courriel'
  | 'statut'
  | 'suivi'
  | 'rappel'
  | 'ouvert'
  | 'reponse';
/** `held`: kept out of the inbox until the owner releases it; archived after thirty days. */
export type QuarantineState = 'none' | 'held' | 'released';
export type SubscriberStatus = 'pending' | 'confirmed' | 'left';
/** `test` is the owner's own: about no row. Rows of one kind of summary that are due together leave as one mail. */
export type OutboxKind =
  | 'lead-notification'
  | 'lead-summary'
  | 'held-summary'
  | 'lead-acknowledgement'
  | 'newsletter-confirmation'
  | 'test';
export type OutboxState = 'waiting' | 'sent' | 'parked';

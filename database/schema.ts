import type { Generated, GeneratedAlways } from 'kysely';
import type { JournalLine } from '../data/api/journal.ts';
import type { Article, Binned, ContractNotice, Lead, LeadEvent, LeadNote, Mail, Subscriber } from '../data/api/rows.ts';

/** A row of the API as its table holds it: what the database fills in may be left out of an insert. */
type Stored<Row, Filled extends keyof Row> = Omit<Row, Filled> & { [Column in Filled]: Generated<Row[Column]> };

/** The tables as TypeScript sees them, for Kysely. Times are UTC ISO 8601 text; JSON travels as text. */
export interface Schema {
  users: {
    id: string;
    username: string;
    password: string;
    created_at: string;
    updated_at: string;
    disabled_at: Generated<string | null>;
  };
  sessions: {
    token_hash: string;
    user_id: string;
    created_at: string;
    last_seen_at: string;
    /** When the password, or a passkey, was last asked for. */
    confirmed_at: string | null;
    device: string | null;
    network: string | null;
  };
  passkeys: {
    id: string;
    user_id: string;
    name: string;
    public_key: string;
    counter: number;
    /** JSON list. */
    transports: string;
    created_at: string;
    last_used_at: string | null;
  };
  code_apps: { user_id: string; sealed_secret: string; last_step: number; created_at: string };
  recovery_codes: { code_hash: string; user_id: string; created_at: string };
  challenges: { holder: string; purpose: string; user_id: string; value: string; expires_at: string };
  journal: Stored<JournalLine, 'id'>;
  known_devices: { token_hash: string; user_id: string; created_at: string };
  login_attempts: { id: Generated<number>; bucket: string; at: string };
  leads: LeadTable;
  lead_events: Stored<LeadEvent, 'id'> & { lead_id: number };
  lead_notes: Stored<LeadNote, 'id'> & { lead_id: number };
  lead_search: { rowid: number; lead_search: string };
  lead_totals: { held: number; total: number };
  newsletter_subscribers: Stored<Subscriber, 'id' | 'status'> & { token_nonce: string; updated_at: string };
  blog_articles: Stored<Article, 'id'> & { content: string };
  contract_notices: Stored<ContractNotice, 'id'> & { idempotency_key: string | null; updated_at: string };
  outbox: OutboxTable;
  bin: {
    id: Generated<number>;
    kind: Binned['kind'];
    row_id: number;
    /** JSON: the rows of each table it came from. */
    content: string;
    actor: string | null;
    binned_at: string;
    announced_at: string | null;
  };
  counters: { name: string; value: number };
  daily_counts: { day: string; name: string; count: number };
  settings: { name: string; value: string };
}

interface LeadTable extends Stored<Lead, 'id' | 'quarantine' | 'status'> {
  idempotency_key: string | null;
  /** When it was put away, unread perhaps. */
  archived_at: Generated<string | null>;
  /** Its telephone number, as it is searched for (`data/leads/phoneNumber.ts`). */
  phone_key: string | null;
  /** Computed: campaign source, else referring host, else `direct`. */
  source: GeneratedAlways<string>;
}

interface OutboxTable extends Stored<Omit<Mail, 'reference'>, 'id' | 'state' | 'attempts'> {
  message_id: string;
  subscriber_id: number | null;
  recipient_key: string | null;
  origin_key: string | null;
  payload: string | null;
  locked_until: string | null;
  parked_at: string | null;
}

export type OutboxKind = Mail['kind'];

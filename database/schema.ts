import type { Generated, GeneratedAlways } from 'kysely';
import type { JournalRow } from '../data/api/accounts.ts';
import type { Letter, Recipient } from '../data/api/letters.ts';
import type { Picture, PictureUpload } from '../data/api/media.ts';
import type {
  Article,
  Attachment,
  Binned,
  Bounce,
  ContractNotice,
  Lead,
  LeadEvent,
  LeadNote,
  Mail,
  PersonAddress,
  PersonEvent,
  Reply,
  Subscriber,
} from '../data/api/rows.ts';
import type { ArticleTables } from './articles/articleTables.ts';
import type { QuoteTables } from './quotes/quoteTables.ts';
import type { VersionTables } from './writing/versionTables.ts';

/** Row of the API as a table has it: columns that the database fills itself are optional in an insert. */
type Stored<Row, Filled extends keyof Row> = Omit<Row, Filled> & { [Column in Filled]: Generated<Row[Column]> };

/** The tables as TypeScript sees them, for Kysely. Times are UTC ISO 8601 text; JSON travels as text. */
export interface Schema extends ArticleTables, QuoteTables, VersionTables {
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
    /** Time at which the account last gave its password or a passkey in this session. */
    confirmed_at: string | null;
    device: string | null;
    network: string | null;
  };
  factors: {
    id: string;
    user_id: string;
    kind: 'passkey' | 'code' | 'recovery';
    name: string;
    secret: string;
    counter: number;
    created_at: string;
    last_used_at: string | null;
  };
  used_tickets: { hash: string; expires_at: string };
  journal: Stored<JournalRow, 'id'>;
  leads: LeadTable;
  lead_events: Stored<LeadEvent, 'id'> & { lead_id: number };
  lead_notes: Stored<LeadNote, 'id'> & { lead_id: number };
  lead_replies: ReplyTable;
  lead_attachments: Stored<Attachment, 'id' | 'received'> & {
    lead_id: number;
    /** Null while the reply is being written. */
    reply_id: number | null;
    created_at: string;
  };
  attachment_parts: { attachment_id: number; position: number; lead_id: number; content: Buffer };
  /** `widths` is a JSON list. */
  pictures: Omit<Stored<Picture, 'id'>, 'widths'> & { widths: string };
  picture_uploads: Stored<PictureUpload, 'id' | 'received'> & {
    name: string;
    alt: string;
    /** Hash of the picture that the upload became; null before. */
    hash: string | null;
    created_at: string;
  };
  media_parts: { file: string; position: number; content: Buffer };
  lead_search: { rowid: number; lead_search: string };
  people: PersonTable;
  person_events: Stored<PersonEvent, 'id'> & { person_id: number };
  /** `counts` is JSON: rows of each kind. */
  erasures: { id: Generated<number>; reference: string; actor: string; counts: string; erased_at: string };
  erasure_addresses: { erasure_id: number; fingerprint: string };
  newsletter_subscribers: Stored<Subscriber, 'id' | 'status' | 'consent_source' | 'confirmation_mail_id'> & {
    token_nonce: string;
    updated_at: string;
  };
  bounces: Stored<Bounce, 'id'> & {
    message_id: string;
    subscriber_id: number;
    /** 0 for a bounce from before the address was restored or subscribed again, which no longer counts. */
    counts: Generated<number>;
  };
  blog_articles: Stored<Article, 'id'> & { content: string };
  contract_notices: Stored<ContractNotice, 'id'> & { idempotency_key: string | null; updated_at: string };
  outbox: OutboxTable;
  letters: LetterTable;
  letter_recipients: Stored<
    Omit<Recipient, 'email'>,
    'id' | 'state' | 'answer' | 'tried_at' | 'settled_at' | 'left_at'
  > & {
    letter_id: number;
    subscriber_id: number;
    message_id: string;
  };
  bin: {
    id: Generated<number>;
    kind: Binned['kind'];
    row_id: number;
    /** JSON of the binned row and its dependent rows, by table. */
    content: string;
    person_id: number | null;
    actor: string | null;
    binned_at: string;
    announced_at: string | null;
  };
  webhook_calls: {
    id: Generated<number>;
    /** Key of the webhook call, the same at every try. */
    key: string;
    /** Body of the call, JSON. */
    body: string;
    attempts: Generated<number>;
    next_attempt_at: string;
    created_at: string;
  };
  counters: { name: string; value: number };
  daily_counts: { day: string; name: string; count: number };
  settings: { name: string; value: string };
  /** `fields` is JSON: the values that differ from the source, by field. */
  changed_settings: { subject: string; fields: string; version: number };
  /** `fields` is JSON: the values of each changed field before and after the save. */
  setting_changes: {
    id: Generated<number>;
    subject: string;
    fields: string;
    actor: string;
    at: string;
  };
  events: { id: Generated<number>; origin: string; body: string; created_at: string };
  leases: { name: string; holder: string; held_until: string };
  limit_counts: { bucket: string; amount: number; ends_at: string };
}

/** One row per address; the person's own row is the one that is not merged into another. */
interface PersonTable extends Stored<PersonAddress, 'id'> {
  /** Time of the person's last contact; empty when all their rows are in quarantine or in the bin. */
  last_at: Generated<string>;
  merged_into: Generated<number | null>;
}

interface LeadTable extends Stored<Lead, 'id' | 'quarantine' | 'status' | 'follow_up_time'> {
  idempotency_key: string | null;
  /** Time at which the quarantined lead was archived by the night, even if the owner never read it. */
  archived_at: Generated<string | null>;
  /** The lead's telephone number in the form in which it is searched (`data/leads/contactDetails.ts`). */
  phone_key: string | null;
  /** Computed column: origin of a lead entered by hand, else campaign source, else referring host, else `direct`. */
  source: GeneratedAlways<string>;
}

interface ReplyTable {
  id: Generated<number>;
  lead_id: number;
  idempotency_key: string;
  recipient: Reply['recipient'];
  subject: Reply['subject'];
  body: Reply['body'];
  message_id: string;
  in_reply_to: string | null;
  author: Reply['author'];
  sent_at: Reply['sent_at'];
  answer: Reply['answer'];
  created_at: Reply['created_at'];
}

type LetterFilled = Exclude<keyof Letter, 'subject' | 'preheader' | 'author' | 'created_at' | 'updated_at'>;

interface LetterTable extends Stored<Letter, LetterFilled> {
  body: string;
  /** Time from which the letter's refusals are counted: its start, or its last resumption. */
  resumed_at: Generated<string | null>;
  /** Number of the last subscriber to get the letter; `prepared_to`: number of the last subscriber whose row was made. */
  last_subscriber: Generated<number>;
  prepared_to: Generated<number>;
}

interface OutboxTable extends Stored<Omit<Mail, 'reference' | 'recipient'>, 'id' | 'state' | 'attempts'> {
  message_id: string;
  subscriber_id: number | null;
  reply_id: number | null;
  letter_id: number | null;
  quote_id: number | null;
  /** Address as corrected by the owner, for this mail. */
  recipient: string | null;
  recipient_key: string | null;
  origin_key: string | null;
  payload: string | null;
  locked_until: string | null;
  parked_at: string | null;
}

export type OutboxKind = Mail['kind'];

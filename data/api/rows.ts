import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { bounceKinds, bounceSources, stopReasons } from '../desk/bounceWords.ts';
import { binKinds } from '../desk/deskKinds.ts';
import { outboxKinds, outboxStates, replyStates } from '../desk/mailWords.ts';
import { contractNoticeKinds } from '../leads/contractNotices.ts';
import { eachAnswer } from '../leads/leadAnswers.ts';
import { leadEventKinds, leadStatuses, quarantineStates } from '../leads/leadWords.ts';
import { leadOrigins, personEventKinds, subscriberStates } from '../people/personWords.ts';

const id = z.int().min(1);
/** UTC, ISO 8601. */
const moment = z.iso.datetime();
const text = z.string().nullable();

/** A lead as the API returns it; the table has further columns, listed in `database/schema.ts`. */
export const leadRow = z.strictObject({
  id,
  reference: z.string(),
  name: z.string(),
  /** First name; null if the form that sent the lead has no such field. */
  first_name: text,
  email: z.string(),
  company: text,
  /** Service as the visitor's form sent it: a code, a title with that day's price, or any text. */
  service: text,
  /** Code of the service that `service` names (`data/leads/leadService.ts`); null for an unknown service. */
  service_code: text,
  ...eachAnswer(() => text),
  first_page: text,
  form_page: text,
  opener: text,
  referrer_host: text,
  /** Campaign parameters of the visit, as a JSON object (`data/leads/limits.ts`). */
  utm: text,
  quarantine: z.enum(quarantineStates),
  /** Reasons of the quarantine: a JSON list of `SpamReason`. */
  quarantine_reasons: text,
  status: z.enum(codesOf(leadStatuses)),
  status_reason: text,
  amount_cents: z.int().nullable(),
  /** Day of the follow-up, YYYY-MM-DD. */
  follow_up_on: text,
  /** Hour of the follow-up in Paris, HH:MM; empty: any time of that day. */
  follow_up_time: z.string(),
  /** Channel by which a request entered by the owner arrived; null for a form. */
  origin: z.enum(codesOf(leadOrigins)).nullable(),
  /** Id of the person who sent the lead, for `GET /api/admin/people/:id`. */
  person_id: id,
  /** Time of the first reply (`data/leads/firstReply.ts`); null: no reply yet. */
  answered_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
});
export type Lead = z.infer<typeof leadRow>;

/** A lead whose answers are joined into one message, in the specification's form. */
export const leadRowAsSent = leadRow.extend({ message: text });

/** An event in the history of a lead; `detail` is JSON. */
export const leadEventRow = z.strictObject({
  id,
  kind: z.enum(leadEventKinds),
  detail: text,
  actor: text,
  created_at: moment,
});
export type LeadEvent = z.infer<typeof leadEventRow>;

export const leadNoteRow = z.strictObject({ id, body: z.string(), author: z.string(), created_at: moment });
export type LeadNote = z.infer<typeof leadNoteRow>;

/** A file attached to a sent reply, or to the reply being written. */
export const attachmentRow = z.strictObject({
  id,
  name: z.string(),
  /** `size`: bytes of the whole file; `received`: bytes uploaded so far. */
  size: z.int(),
  received: z.int(),
});
export type Attachment = z.infer<typeof attachmentRow>;

/** A reply of the owner, with its exact text. */
export const replyRow = z.strictObject({
  id,
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  author: z.string(),
  created_at: moment,
  sent_at: moment.nullable(),
  state: z.enum(replyStates),
  /** Last SMTP reply of the mail server. */
  answer: text,
  /** Id of the reply's mail in the outbox; null once the outbox no longer keeps the mail. */
  mail_id: id.nullable(),
  attempts: z.int(),
  next_attempt_at: moment.nullable(),
  attachments: z.array(attachmentRow),
});
export type Reply = z.infer<typeof replyRow>;

/** A mail of the outbox; `reference` is that of the lead or notice which the mail concerns. */
export const mailRow = z.strictObject({
  id,
  kind: z.enum(codesOf(outboxKinds)),
  state: z.enum(outboxStates),
  attempts: z.int(),
  next_attempt_at: moment,
  sent_at: moment.nullable(),
  last_response: text,
  created_at: moment,
  lead_id: id.nullable(),
  notice_id: id.nullable(),
  reference: text,
  /** Address of the recipient; null: the mail goes to the owner. */
  recipient: text,
});
export type Mail = z.infer<typeof mailRow>;

/** A newsletter subscriber with the proof of consent, as the desk shows it. */
export const subscriberRow = z.strictObject({
  id,
  email: z.string(),
  person_id: id,
  status: z.enum(codesOf(subscriberStates)),
  consent_text_version: text,
  consent_at: moment.nullable(),
  /** Path of the page on which the newsletter form was sent. */
  consent_source: text,
  confirmation_sent_at: moment.nullable(),
  /** Message-ID of the mail that contains the confirmation link. */
  confirmation_mail_id: text,
  confirmed_at: moment.nullable(),
  left_at: moment.nullable(),
  /** Time at which mails to the address were stopped; `stop_reason` and `stop_answer`: the reason, and the mail server's reply. */
  stopped_at: moment.nullable(),
  stop_reason: z.enum(codesOf(stopReasons)).nullable(),
  stop_answer: text,
  /** Time and author of the import; for an imported subscriber, `consent_at` and `consent_source` come from the file. */
  imported_at: moment.nullable(),
  imported_by: text,
  created_at: moment,
});
export type Subscriber = z.infer<typeof subscriberRow>;

/** A bounce of a mail to a subscriber. */
export const bounceRow = z.strictObject({
  id,
  kind: z.enum(codesOf(bounceKinds)),
  answer: z.string(),
  source: z.enum(bounceSources),
  created_at: moment,
});
export type Bounce = z.infer<typeof bounceRow>;

/** A client's notice about a contract: its termination, or a withdrawal from it. */
export const contractNoticeRow = z.strictObject({
  id,
  person_id: id,
  kind: z.enum(codesOf(contractNoticeKinds)),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** Contract, as the client typed it. */
  contract: z.string(),
  /** End of the contract that the client wishes, as typed; only if later than the legal end. */
  wished_end: text,
  receipt_sent_at: moment.nullable(),
  /** Time at which the notice was archived, and name of the account that did so (`filed_by`). */
  filed_at: moment.nullable(),
  filed_by: text,
  created_at: moment,
});
export type ContractNotice = z.infer<typeof contractNoticeRow>;

export const binnedRow = z.strictObject({
  id,
  kind: z.enum(binKinds),
  reference: text,
  name: text,
  email: z.string(),
  /** Account that moved the row to the bin; null: the site, because the time to keep the row had expired. */
  actor: text,
  binned_at: moment,
  created_at: moment,
  /** Time from which the row is deleted for good. */
  erased_from: moment,
});
export type Binned = z.infer<typeof binnedRow>;

/** An address of a person: their own one, or one merged into it. */
export const personAddressRow = z.strictObject({
  id,
  /** In lower case; null where none is known. */
  address: text,
});
export type PersonAddress = z.infer<typeof personAddressRow>;

/** An event in the history of a person; `detail` is JSON. */
export const personEventRow = z.strictObject({
  id,
  kind: z.enum(personEventKinds),
  detail: text,
  actor: text,
  created_at: moment,
});
export type PersonEvent = z.infer<typeof personEventRow>;

/** An article of the blog without its text. */
export const articleRow = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  /** Minutes to read the article. */
  read_time: z.string(),
  /** `true`, as text: published; any other text: draft. */
  published: z.string(),
  created_at: moment,
  updated_at: moment,
});
export type Article = z.infer<typeof articleRow>;

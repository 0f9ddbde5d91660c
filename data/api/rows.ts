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

/** A lead, as the API returns it; `database/schema.ts` adds its internal columns. */
export const leadRow = z.strictObject({
  id,
  reference: z.string(),
  name: z.string(),
  /** First name, if its form has a field for it; else null. */
  first_name: text,
  email: z.string(),
  company: text,
  /** Service as received: a code, a title with the price of that day, or any text. */
  service: text,
  /** Code of the service that the text names (`data/leads/leadService.ts`); null when it names nothing known. */
  service_code: text,
  ...eachAnswer(() => text),
  first_page: text,
  form_page: text,
  opener: text,
  referrer_host: text,
  /** JSON object of the campaign's parameters (`data/leads/limits.ts`). */
  utm: text,
  quarantine: z.enum(quarantineStates),
  /** JSON list of `SpamReason`. */
  quarantine_reasons: text,
  status: z.enum(codesOf(leadStatuses)),
  status_reason: text,
  amount_cents: z.int().nullable(),
  /** YYYY-MM-DD. */
  follow_up_on: text,
  /** HH:MM in Paris; empty: at any time of that day. */
  follow_up_time: z.string(),
  /** Origin of a request the owner entered by hand. */
  origin: z.enum(codesOf(leadOrigins)).nullable(),
  /** Id of the person, for `GET /api/admin/people/:id`. */
  person_id: id,
  /** Time of the proven first reply (`data/leads/firstReply.ts`); null: not answered yet. */
  answered_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
});
export type Lead = z.infer<typeof leadRow>;

/** A lead with its answers joined into one text, in the specification's form. */
export const leadRowAsSent = leadRow.extend({ message: text });

/** One line of a lead's history; `detail` is JSON. */
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

/** A file attached to a reply, or to the one being written. */
export const attachmentRow = z.strictObject({
  id,
  name: z.string(),
  /** Size in bytes, and bytes received. */
  size: z.int(),
  received: z.int(),
});
export type Attachment = z.infer<typeof attachmentRow>;

/** A reply of the owner, word for word. */
export const replyRow = z.strictObject({
  id,
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  author: z.string(),
  created_at: moment,
  sent_at: moment.nullable(),
  state: z.enum(replyStates),
  /** Last reply of the mail server. */
  answer: text,
  /** Id of the reply's mail, while it is in the outbox. */
  mail_id: id.nullable(),
  attempts: z.int(),
  next_attempt_at: moment.nullable(),
  attachments: z.array(attachmentRow),
});
export type Reply = z.infer<typeof replyRow>;

/** A mail of the outbox, with the reference of the lead or the notice it is about. */
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
  /** Address of the recipient; null: the owner. */
  recipient: text,
});
export type Mail = z.infer<typeof mailRow>;

/** A subscriber of the newsletter with the proof of consent, as the owner's desk reads it. */
export const subscriberRow = z.strictObject({
  id,
  email: z.string(),
  person_id: id,
  status: z.enum(codesOf(subscriberStates)),
  consent_text_version: text,
  consent_at: moment.nullable(),
  /** Path of the page whose form was sent. */
  consent_source: text,
  confirmation_sent_at: moment.nullable(),
  /** Message-ID of the mail whose link confirms the subscription. */
  confirmation_mail_id: text,
  confirmed_at: moment.nullable(),
  left_at: moment.nullable(),
  /** Time and reason mail to this address was stopped, and the mail server's reply. */
  stopped_at: moment.nullable(),
  stop_reason: z.enum(codesOf(stopReasons)).nullable(),
  stop_answer: text,
  /** When it was imported and by whom; `consent_at` and `consent_source` then come from the file. */
  imported_at: moment.nullable(),
  imported_by: text,
  created_at: moment,
});
export type Subscriber = z.infer<typeof subscriberRow>;

/** Bounce of a mail to a subscriber. */
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
  /** The contract as typed. */
  contract: z.string(),
  /** End of the contract the client wishes, as typed, if later than the legal end. */
  wished_end: text,
  receipt_sent_at: moment.nullable(),
  /** When the owner archived it, and their name. */
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
  /** Account that deleted the row; null: the site did, as its time had expired. */
  actor: text,
  binned_at: moment,
  created_at: moment,
  /** When it is deleted for good. */
  erased_from: moment,
});
export type Binned = z.infer<typeof binnedRow>;

/** An address of a person: their own, or a merged one. */
export const personAddressRow = z.strictObject({
  id,
  /** In lower case; null where none is known. */
  address: text,
});
export type PersonAddress = z.infer<typeof personAddressRow>;

/** One line of a person's own history; `detail` is JSON. */
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
  /** Minutes. */
  read_time: z.string(),
  /** The text `true` means published, anything else is a draft. */
  published: z.string(),
  created_at: moment,
  updated_at: moment,
});
export type Article = z.infer<typeof articleRow>;

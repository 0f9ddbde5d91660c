import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { binKinds } from '../desk/deskKinds.ts';
import { followUps } from '../leads/followUps.ts';
import { importVerdicts } from '../people/personWords.ts';
import { leadStatus, leadsChange, replyTemplate } from './deskInput.ts';
import { deskQuote, quoteRow } from './quotes.ts';
import {
  articleRow,
  attachmentRow,
  binnedRow,
  contractNoticeRow,
  leadEventRow,
  leadNoteRow,
  leadRow,
  leadRowAsSent,
  mailRow,
  replyRow,
  subscriberRow,
} from './rows.ts';

const success = z.literal(true);
const day = z.iso.date();
const moment = z.iso.datetime();
const counts = z.record(z.string(), z.int());
const page = { success, total: z.int(), next_cursor: z.string().nullable() };

/** `POST /api/leads`. */
export const leadStored = z.strictObject({ success, id: z.int(), reference: z.string() });
export type LeadStored = z.infer<typeof leadStored>;

/** `GET /api/leads`. */
export const leadList = z.strictObject({
  ...page,
  leads: z.array(leadRowAsSent),
  /** False when there are more than `total`. */
  total_is_exact: z.boolean(),
});
export type LeadList = z.infer<typeof leadList>;

/** `GET /api/admin/leads/:id`, and the response to every change of one. */
export const leadRecord = z.strictObject({
  success,
  lead: leadRowAsSent,
  events: z.array(leadEventRow),
  notes: z.array(leadNoteRow),
  mails: z.array(mailRow),
  replies: z.array(replyRow),
  /** Files of the reply being written. */
  attachments: z.array(attachmentRow),
  /** Oldest first. */
  quotes: z.array(deskQuote),
});
export type LeadRecord = z.infer<typeof leadRecord>;

/** `POST /api/admin/leads/:id/attachments/:file`: the file with the number of bytes received. */
export const attachmentStored = z.strictObject({ success, attachment: attachmentRow });
export type AttachmentStored = z.infer<typeof attachmentStored>;

/** `POST /api/admin/lead-changes`: `previous` posted back undoes the change. */
export const leadsChanged = z.strictObject({ success, previous: z.array(leadsChange) });
export type LeadsChanged = z.infer<typeof leadsChanged>;

/** `GET /api/admin/lead-amounts`: cents, by status; a status without an amount is absent. */
export const leadAmounts = z.strictObject({ success, by_status: z.partialRecord(leadStatus, z.int()) });
export type LeadAmounts = z.infer<typeof leadAmounts>;

/** `POST /api/admin/lead-notes`: number of leads that got the note. */
export const leadsNoted = z.strictObject({ success, noted: z.int() });
export type LeadsNoted = z.infer<typeof leadsNoted>;

const someLeads = z.array(leadRow);
const unansweredLeads = z.strictObject({ leads: someLeads, total: z.int(), total_is_exact: z.boolean() });
/** A quote in the day's list; `opened`: whether its client has read it. */
const dueQuote = quoteRow
  .pick({ id: true, lead_id: true, number: true, client: true, total: true, deposit: true, valid_until: true })
  .extend({
    nature: z.string(),
    sent_at: moment,
    opened: z.boolean(),
    accepted_at: moment.nullable(),
    accepted_how: quoteRow.shape.accepted_how,
  });
export type DueQuote = z.infer<typeof dueQuote>;
const someQuotes = z.strictObject({ quotes: z.array(dueQuote), total: z.int() });
/** `GET /api/admin/day`: tasks of the day; the first few of each kind, the longest due first. */
export const dayResponse = z.strictObject({
  success,
  today: day,
  /** Number of leads by follow-up choice. */
  follow_ups: z.record(z.enum(codesOf(followUps)), z.int()),
  overdue: someLeads,
  due_today: someLeads,
  /** Unanswered requests near or past the promised delay. */
  unanswered: unansweredLeads,
  /** Other unanswered requests. */
  fresh: unansweredLeads,
  /** Quotes that need the owner, newest first. */
  quotes: z.strictObject({ accepted: someQuotes, silent: someQuotes, ending: someQuotes }),
});
export type Day = z.infer<typeof dayResponse>;

/** `POST /api/admin/lead-erasures`, and `DELETE /api/admin/leads/:id`. */
export const leadsErased = z.strictObject({
  success,
  /** Number of requests erased at once, and number of requests moved to the bin. */
  erased: z.int(),
  binned: z.int(),
  /** Day from which the rows now in the bin are deleted for good; null: no row went to the bin. */
  erased_from: moment.nullable(),
});
export type LeadsErased = z.infer<typeof leadsErased>;

/** `POST /api/admin/lead-restorations`: number of leads restored. */
export const leadsRestored = z.strictObject({ success, restored: z.int() });
export type LeadsRestored = z.infer<typeof leadsRestored>;

/** `DELETE` of a subscriber or of a notice: when the row is deleted for good; null: it is already deleted. */
export const rowErased = z.strictObject({ success, erased_from: moment.nullable() });
export type RowErased = z.infer<typeof rowErased>;

/** `POST /api/contract-notices`. */
export const contractNoticeStored = z.strictObject({ success, reference: z.string(), received_at: moment });
export type ContractNoticeStored = z.infer<typeof contractNoticeStored>;

/** `GET /api/admin/contract-notices`: notices of the filter, and the number of all that are not archived. */
export const contractNoticeList = z.strictObject({ ...page, open: z.int(), notices: z.array(contractNoticeRow) });
export type ContractNoticeList = z.infer<typeof contractNoticeList>;

/** `PATCH /api/admin/contract-notices/:id`. */
export const contractNoticeChanged = z.strictObject({ success, notice: contractNoticeRow });
export type ContractNoticeChanged = z.infer<typeof contractNoticeChanged>;

/** `GET /api/admin/bin`. */
export const binList = z.strictObject({ ...page, items: z.array(binnedRow) });
export type BinList = z.infer<typeof binList>;

/** `POST /api/admin/bin/:id/restore`: the restored row, and its id. */
export const takenBack = z.strictObject({ success, kind: z.enum(binKinds), id: z.int() });
export type TakenBack = z.infer<typeof takenBack>;

/** `GET /api/admin/lead-sources`. */
export const leadSources = z.strictObject({ success, sources: z.array(z.string()) });
export type LeadSources = z.infer<typeof leadSources>;

/** `POST /api/newsletter`. */
export const subscribed = z.strictObject({
  success,
  subscriber: subscriberRow.pick({ id: true, email: true, created_at: true }),
});
export type Subscribed = z.infer<typeof subscribed>;

/** `GET /api/newsletter`: present subscribers, with the public list of fields. */
export const presentSubscriberList = z.strictObject({
  ...page,
  subscribers: z.array(subscriberRow.pick({ id: true, email: true, status: true, created_at: true })),
});
export type PresentSubscriberList = z.infer<typeof presentSubscriberList>;

/** `GET /api/admin/subscribers`. */
export const subscriberList = z.strictObject({ ...page, subscribers: z.array(subscriberRow) });
export type SubscriberList = z.infer<typeof subscriberList>;

/** `POST /api/admin/subscribers/import` and its check: verdict on each line, in order. */
export const importVerdictList = z.strictObject({ success, verdicts: z.array(z.enum(codesOf(importVerdicts))) });
export type ImportVerdicts = z.infer<typeof importVerdictList>;

/** `POST /api/admin/subscribers/:id/take-back`. */
export const subscriberTakenBack = z.strictObject({ success, status: z.enum(['pending', 'confirmed']) });
export type SubscriberTakenBack = z.infer<typeof subscriberTakenBack>;

/** `GET /api/blog/articles` and, drafts included, `GET /api/admin/blog/articles`. */
export const articleList = z.strictObject({ success, articles: z.array(articleRow) });
export type ArticleList = z.infer<typeof articleList>;

/** `GET /api/admin/reply-templates`. */
export const replyTemplateList = z.strictObject({
  success,
  templates: z.array(replyTemplate),
  /** Signature under every reply. */
  signature: z.string(),
  /** Sender of replies, and address for their answers; null: no mail server is set, and nothing is sent. */
  mail: z.strictObject({ from: z.string(), reply_to: z.string() }).nullable(),
});
export type ReplyTemplateList = z.infer<typeof replyTemplateList>;

/** `GET /api/admin/session`: when the session ends, if idle and at the latest; ISO 8601. */
export const sessionEnds = z.strictObject({ success, idle_ends_at: moment, ends_at: moment });
export type SessionEnds = z.infer<typeof sessionEnds>;

const periodStats = z.strictObject({
  /** Days in Paris, both included. */
  from: day,
  to: day,
  /** Number of leads by the code of their service, or by its text if it has no code. */
  by_service: counts,
  by_source: counts,
  by_status: counts,
  /** Milliseconds from the request to its first reply, one per answered lead, ascending. */
  reply_times: z.array(z.number()),
  unanswered: z.int(),
  /** Cents won, counted on the day of acceptance, and cents received, counted on the day of receipt. */
  won_cents: z.int(),
  received_cents: z.int(),
  /** Among the requests received in the period: how many are won by now, and how many are answered or won. */
  won: z.int(),
  answered_or_won: z.int(),
  /** Counts of visits and of their steps (`data/leads/visitSteps.ts`), by day. */
  days: z.array(z.strictObject({ day, name: z.string(), count: z.int() })),
  /** Visits by property, `source:www.google.com`, most frequent first. */
  named: z.array(z.strictObject({ name: z.string(), count: z.int() })),
});
export type PeriodStats = z.infer<typeof periodStats>;

/** `GET /api/admin/stats`: counts of a period, and of the equally long period before it. */
export const stats = z.strictObject({
  success,
  today: day,
  period: periodStats,
  before: periodStats,
  /** Subscriptions and departures by day, from the first one on. */
  subscribers: z.array(z.strictObject({ day, joined: z.int(), left: z.int() })),
});
export type Stats = z.infer<typeof stats>;

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

/** Response of `POST /api/leads`. */
export const leadStored = z.strictObject({ success, id: z.int(), reference: z.string() });
export type LeadStored = z.infer<typeof leadStored>;

/** Response of `GET /api/leads`. */
export const leadList = z.strictObject({
  ...page,
  leads: z.array(leadRowAsSent),
  /** Whether `total` is exact; false: there are more leads than `total`. */
  total_is_exact: z.boolean(),
});
export type LeadList = z.infer<typeof leadList>;

/** Response of `GET /api/admin/leads/:id`, and of every change of a lead. */
export const leadRecord = z.strictObject({
  success,
  lead: leadRowAsSent,
  events: z.array(leadEventRow),
  notes: z.array(leadNoteRow),
  mails: z.array(mailRow),
  replies: z.array(replyRow),
  /** Files of the reply being written. */
  attachments: z.array(attachmentRow),
  /** Quotes for the lead, oldest first. */
  quotes: z.array(deskQuote),
});
export type LeadRecord = z.infer<typeof leadRecord>;

/** Response of `POST /api/admin/leads/:id/attachments/:file`: the file, with the number of bytes received so far. */
export const attachmentStored = z.strictObject({ success, attachment: attachmentRow });
export type AttachmentStored = z.infer<typeof attachmentStored>;

/** Response of `POST /api/admin/lead-changes`: `previous`, sent back as a change, undoes this one. */
export const leadsChanged = z.strictObject({ success, previous: z.array(leadsChange) });
export type LeadsChanged = z.infer<typeof leadsChanged>;

/** Response of `GET /api/admin/lead-amounts`: total amount in cents of the leads of each status; a status without an amount is absent. */
export const leadAmounts = z.strictObject({ success, by_status: z.partialRecord(leadStatus, z.int()) });
export type LeadAmounts = z.infer<typeof leadAmounts>;

/** Response of `POST /api/admin/lead-notes`: number of leads to which the note was added. */
export const leadsNoted = z.strictObject({ success, noted: z.int() });
export type LeadsNoted = z.infer<typeof leadsNoted>;

const someLeads = z.array(leadRow);
const unansweredLeads = z.strictObject({ leads: someLeads, total: z.int(), total_is_exact: z.boolean() });
/** A quote in the list of the day; `opened`: whether the client has opened its page. */
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
/** Response of `GET /api/admin/day`: the owner's tasks of the day; of each kind only the first few, the longest overdue first. */
export const dayResponse = z.strictObject({
  success,
  today: day,
  /** Number of leads that each follow-up filter selects. */
  follow_ups: z.record(z.enum(codesOf(followUps)), z.int()),
  overdue: someLeads,
  due_today: someLeads,
  /** Requests without a reply for which the promised time is near or past. */
  unanswered: unansweredLeads,
  /** Other requests without a reply. */
  fresh: unansweredLeads,
  /** Quotes for which the owner has something to do, newest first. */
  quotes: z.strictObject({ accepted: someQuotes, silent: someQuotes, ending: someQuotes }),
});
export type Day = z.infer<typeof dayResponse>;

/** Response of `POST /api/admin/lead-erasures`, and of `DELETE /api/admin/leads/:id`. */
export const leadsErased = z.strictObject({
  success,
  /** `erased`: number of requests deleted for good; `binned`: number moved to the bin. */
  erased: z.int(),
  binned: z.int(),
  /** Time from which the rows just moved to the bin are deleted for good; null if none were moved. */
  erased_from: moment.nullable(),
});
export type LeadsErased = z.infer<typeof leadsErased>;

/** Response of `POST /api/admin/lead-restorations`: number of leads restored from the bin. */
export const leadsRestored = z.strictObject({ success, restored: z.int() });
export type LeadsRestored = z.infer<typeof leadsRestored>;

/** Response of `DELETE` on a subscriber or a notice: time from which the row is deleted for good; null: it already is. */
export const rowErased = z.strictObject({ success, erased_from: moment.nullable() });
export type RowErased = z.infer<typeof rowErased>;

/** Response of `POST /api/contract-notices`. */
export const contractNoticeStored = z.strictObject({ success, reference: z.string(), received_at: moment });
export type ContractNoticeStored = z.infer<typeof contractNoticeStored>;

/**
 * Response of `GET /api/admin/contract-notices`: the notices that the filter selects; `open`: number of all notices that are not archived.
 */
export const contractNoticeList = z.strictObject({ ...page, open: z.int(), notices: z.array(contractNoticeRow) });
export type ContractNoticeList = z.infer<typeof contractNoticeList>;

/** Response of `PATCH /api/admin/contract-notices/:id`. */
export const contractNoticeChanged = z.strictObject({ success, notice: contractNoticeRow });
export type ContractNoticeChanged = z.infer<typeof contractNoticeChanged>;

/** Response of `GET /api/admin/bin`. */
export const binList = z.strictObject({ ...page, items: z.array(binnedRow) });
export type BinList = z.infer<typeof binList>;

/** Response of `POST /api/admin/bin/:id/restore`: the kind and id of the restored row. */
export const takenBack = z.strictObject({ success, kind: z.enum(binKinds), id: z.int() });
export type TakenBack = z.infer<typeof takenBack>;

/** Response of `GET /api/admin/lead-sources`. */
export const leadSources = z.strictObject({ success, sources: z.array(z.string()) });
export type LeadSources = z.infer<typeof leadSources>;

/** Response of `POST /api/newsletter`. */
export const subscribed = z.strictObject({
  success,
  subscriber: subscriberRow.pick({ id: true, email: true, created_at: true }),
});
export type Subscribed = z.infer<typeof subscribed>;

/** Response of `GET /api/newsletter`: the current subscribers, with public fields only. */
export const presentSubscriberList = z.strictObject({
  ...page,
  subscribers: z.array(subscriberRow.pick({ id: true, email: true, status: true, created_at: true })),
});
export type PresentSubscriberList = z.infer<typeof presentSubscriberList>;

/** Response of `GET /api/admin/subscribers`. */
export const subscriberList = z.strictObject({ ...page, subscribers: z.array(subscriberRow) });
export type SubscriberList = z.infer<typeof subscriberList>;

/** Response of `POST /api/admin/subscribers/import` and of its check: the verdict on each line, in order. */
export const importVerdictList = z.strictObject({ success, verdicts: z.array(z.enum(codesOf(importVerdicts))) });
export type ImportVerdicts = z.infer<typeof importVerdictList>;

/** Response of `POST /api/admin/subscribers/:id/take-back`. */
export const subscriberTakenBack = z.strictObject({ success, status: z.enum(['pending', 'confirmed']) });
export type SubscriberTakenBack = z.infer<typeof subscriberTakenBack>;

/** Response of `GET /api/blog/articles`, and, drafts included, of `GET /api/admin/blog/articles`. */
export const articleList = z.strictObject({ success, articles: z.array(articleRow) });
export type ArticleList = z.infer<typeof articleList>;

/** Response of `GET /api/admin/reply-templates`. */
export const replyTemplateList = z.strictObject({
  success,
  templates: z.array(replyTemplate),
  /** Signature appended to every reply. */
  signature: z.string(),
  /** `from`: sender of replies; `reply_to`: address for the clients' own replies; null: the site has no mail server and sends nothing. */
  mail: z.strictObject({ from: z.string(), reply_to: z.string() }).nullable(),
});
export type ReplyTemplateList = z.infer<typeof replyTemplateList>;

/** Response of `GET /api/admin/session`: time at which the session ends if it stays idle, and its latest end; ISO 8601. */
export const sessionEnds = z.strictObject({ success, idle_ends_at: moment, ends_at: moment });
export type SessionEnds = z.infer<typeof sessionEnds>;

const periodStats = z.strictObject({
  /** First and last day of the period in Paris, both included. */
  from: day,
  to: day,
  /** Number of leads by service: its code, or its text if it has no code. */
  by_service: counts,
  by_source: counts,
  by_status: counts,
  /** Milliseconds between each answered lead and its first reply, ascending. */
  reply_times: z.array(z.number()),
  unanswered: z.int(),
  /** `won_cents`: cents of quotes accepted in the period; `received_cents`: cents of payments received in the period. */
  won_cents: z.int(),
  received_cents: z.int(),
  /** Of the requests received in the period: `won`, the number won so far; `answered_or_won`, the number with a reply or won. */
  won: z.int(),
  answered_or_won: z.int(),
  /** Number of visits, and of each step of a visit (`data/leads/visitSteps.ts`), by day. */
  days: z.array(z.strictObject({ day, name: z.string(), count: z.int() })),
  /** Visits counted by name (`source:www.google.com`), most frequent first. */
  named: z.array(z.strictObject({ name: z.string(), count: z.int() })),
});
export type PeriodStats = z.infer<typeof periodStats>;

/** Response of `GET /api/admin/stats`: counts of a period, and of the period of the same length before it. */
export const stats = z.strictObject({
  success,
  today: day,
  period: periodStats,
  before: periodStats,
  /** Subscriptions and unsubscriptions of each day, from the first day with any. */
  subscribers: z.array(z.strictObject({ day, joined: z.int(), left: z.int() })),
});
export type Stats = z.infer<typeof stats>;

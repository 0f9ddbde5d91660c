import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { troubleKinds } from '../desk/deskKinds.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../desk/mailWords.ts';
import { followUps } from '../leads/followUps.ts';
import { sessionEnds } from './responses.ts';
import { mailRow } from './rows.ts';
import { OBJECT } from './text.ts';

/** Warnings of a running site about its own settings and limits (texts in `server/warnings.ts`). */
const warningKinds = [
  'proxy-not-trusted',
  'other-address',
  'foreign-origin',
  'forwarded-by-stranger',
  'one-address',
  'canary-unreachable',
] as const;

const onOrOff = z.boolean('Un oui ou un non est attendu.');

/** Scheduled mails to the owner. */
const ownerMails = z.strictObject({ morning: onOrOff, week: onOrOff }, OBJECT);
export type OwnerMails = z.infer<typeof ownerMails>;

/** `PATCH /api/admin/owner-mails`: absent fields are unchanged. */
export const ownerMailsChange = ownerMails.partial();

/** Verdict on something the owner is responsible for; `look`: a decision is needed; `bad`: must be fixed. */
const verdicts = ['good', 'look', 'bad'] as const;

const finding = z.strictObject({
  code: z.string(),
  /** Text to write, claim to prove, or state of the installation. */
  kind: z.enum(['complete', 'document', 'check']),
  verdict: z.enum(verdicts),
  title: z.string(),
  /** State as a complete sentence. */
  sentence: z.string(),
  /** Reason of the task, with the law that requires it, if any. */
  why: z.string().optional(),
  /** Name of the first missing setting: `identity.siren`. */
  field: z.string().optional(),
  /** View of the desk where it is resolved. */
  to: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

/** `GET /api/admin/findings`: what to do before the site is published. */
export const findingList = z.strictObject({ success: z.literal(true), findings: z.array(finding) });
export type FindingList = z.infer<typeof findingList>;

const success = z.literal(true);
const moment = z.iso.datetime();

/** Copies elsewhere: one entry a store, with its problems as sentences. */
const offsiteCopies = z.array(
  z.strictObject({
    kind: z.enum(['s3', 'directory']),
    address: z.string(),
    last_copy: z.strictObject({ at: moment, bytes: z.int(), leads: z.int() }).nullable(),
    last_drill: z.strictObject({ at: moment }).nullable(),
    problems: z.array(z.string()),
  }),
);
export type OffsiteCopies = z.infer<typeof offsiteCopies>;

/** Current troubles, each as a sentence. */
const troubles = z.array(z.strictObject({ kind: z.enum(codesOf(troubleKinds)), text: z.string() }));

/** `GET /api/admin/site-state`, and the response to the owner's changes of it: what the site monitors. */
export const siteState = z.strictObject({
  success,
  troubles,
  copies: offsiteCopies,
  /** Backups on this machine, the newest first. */
  backups: z.array(z.strictObject({ file: z.string(), at: moment, bytes: z.int() })),
  /** Present where the owner has made a key that copies can be encrypted to. */
  copy_key: z.literal(true).optional(),
  /** Free MiB of the data's disk, and the threshold of the warning; null if unknown. */
  disk: z.strictObject({ free: z.int(), needed: z.int() }).nullable(),
  /** The canary: its last success and address, and the number of successes. */
  canary: z.strictObject({ passed_at: moment.nullable(), address: z.string().nullable(), nights: z.int() }),
  /** Mailbox for bounces, and when it was last read; null: none is set. */
  bounces: z.strictObject({ host: z.string(), read_at: moment.nullable() }).nullable(),
  /** Enabled scheduled mails. */
  mails: ownerMails,
  /** Whether a mail server is set, and whether a URL for alerts is set. */
  mail: z.boolean(),
  webhook: z.boolean(),
});
export type SiteState = z.infer<typeof siteState>;

/** `GET /api/admin/mail`, and the response to every change of the outbox. */
export const mailOverview = z.strictObject({
  success,
  /** Null: no SMTP server is set, mail waits. */
  server: z.strictObject({ host: z.string(), from: z.string(), notify_to: z.string() }).nullable(),
  waiting: z.int(),
  /** Number of waiting mails that failed once or are due for more than an hour. */
  late: z.int(),
  parked: z.int(),
  /** Mailbox for bounces; null: none is set. */
  bounces: z
    .strictObject({
      host: z.string(),
      read_at: moment.nullable(),
      /** Error of the server when the mailbox could not be read. */
      problem: z.string().nullable(),
      /** Messages that look like bounces but could not be parsed. */
      unread: z.int(),
    })
    .nullable(),
  /** Mails not sent, by kind: numbers of waiting and of parked mails, the time of the oldest, and the first mails. */
  pending: z.array(
    z.strictObject({
      kind: mailRow.shape.kind,
      waiting: z.int(),
      parked: z.int(),
      oldest: moment,
      mails: z.array(mailRow),
    }),
  ),
  sent: z.array(mailRow),
});
export type MailOverview = z.infer<typeof mailOverview>;

/** `GET /api/admin/mail/dns`. */
export const dnsReport = z.strictObject({
  success,
  domain: z.string(),
  findings: z.array(
    z.strictObject({
      record: z.enum(codesOf(dnsRecords)),
      state: z.enum(codesOf(dnsStates)),
      /** Records found in the DNS. */
      found: z.array(z.string()),
      /** Meaning of the finding and the DNS entry to publish, in French. */
      advice: z.string(),
    }),
  ),
  /** Whether letters can be expected to arrive. */
  fitness: z.enum(codesOf(senderFitnesses)),
});
export type DnsReport = z.infer<typeof dnsReport>;
export type DnsFinding = DnsReport['findings'][number];

/** Warnings of the last day about the site's own settings, latest first. */
const warnings = z.array(
  z.strictObject({
    kind: z.enum(warningKinds),
    /** The setting to change. */
    setting: z.string(),
    /** Problem and remedy, in French. */
    text: z.string(),
    /** When it was last seen. */
    at: moment,
  }),
);
export type SiteWarning = z.infer<typeof warnings>[number];

/** `GET /api/admin/summary`: counts and warnings shown on every view of the desk. */
export const summary = z.strictObject({
  success,
  /** Number of leads by follow-up choice. */
  follow_ups: z.record(z.enum(codesOf(followUps)), z.int()),
  /** Number of unanswered requests near or past the promised delay. */
  unanswered: z.int(),
  /** Numbers of quarantined requests, of open contract notices, and of rows in the bin. */
  held: z.int(),
  contracts: z.int(),
  bin: z.int(),
  /** A doubtful clock: its time, and the last trusted one. */
  clock: z.strictObject({ clock: moment, last: moment }).nullable(),
  /** Whether a mail server is set; numbers of waiting, late and given-up mails. */
  mail: z.strictObject({ server: z.boolean(), waiting: z.int(), late: z.int(), parked: z.int() }),
  troubles,
  warnings,
  session: sessionEnds.omit({ success: true }),
  findings: z.array(finding),
});
export type Summary = z.infer<typeof summary>;

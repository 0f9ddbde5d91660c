import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { troubleKinds } from '../desk/deskKinds.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../desk/mailWords.ts';
import { followUps } from '../leads/followUps.ts';
import { sessionEnds } from './responses.ts';
import { mailRow } from './rows.ts';
import { OBJECT } from './text.ts';

/** Notices a running site raises about its own settings and limits (texts in `server/warnings.ts`). */
const warningKinds = [
  'proxy-not-trusted',
  'other-address',
  'foreign-origin',
  'forwarded-by-stranger',
  'one-address',
  'canary-unreachable',
] as const;

const onOrOff = z.boolean('Un oui ou un non est attendu.');

/** Which mails the site writes to its owner by the clock. */
const ownerMails = z.strictObject({ morning: onOrOff, week: onOrOff }, OBJECT);
export type OwnerMails = z.infer<typeof ownerMails>;

/** `PATCH /api/admin/owner-mails`: what is absent stays. */
export const ownerMailsChange = ownerMails.partial();

/** State of something the owner is responsible for; `look`: to be decided on; `bad`: to be mended. */
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
  /** The first setting that is missing: `identity.siren`. */
  field: z.string().optional(),
  /** The view of the desk where it is mended. */
  to: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

/** `GET /api/admin/findings`: what to do before the site is published. */
export const findingList = z.strictObject({ success: z.literal(true), findings: z.array(finding) });
export type FindingList = z.infer<typeof findingList>;

const success = z.literal(true);
const moment = z.iso.datetime();

/** Copies kept elsewhere: one line a place, with what is wrong there as sentences. */
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

/** `GET /api/admin/site-state`, and the response to what the owner changes of it: what the site watches over by itself. */
export const siteState = z.strictObject({
  success,
  troubles,
  copies: offsiteCopies,
  /** Backups on this machine, the newest first. */
  backups: z.array(z.strictObject({ file: z.string(), at: moment, bytes: z.int() })),
  /** Present where the owner has made a key that copies can be encrypted to. */
  copy_key: z.literal(true).optional(),
  /** MiB that are free where the data is, and below which the owner is warned; null where it is unknown. */
  disk: z.strictObject({ free: z.int(), needed: z.int() }).nullable(),
  /** The canary: the last run that arrived and at which address, and how many have. */
  canary: z.strictObject({ passed_at: moment.nullable(), address: z.string().nullable(), nights: z.int() }),
  /** The mailbox where bounces arrive, and when it was last read; null: none is set. */
  bounces: z.strictObject({ host: z.string(), read_at: moment.nullable() }).nullable(),
  /** Which mails the site writes by the clock. */
  mails: ownerMails,
  /** Whether a mail server is set up, and an address to call. */
  mail: z.boolean(),
  webhook: z.boolean(),
});
export type SiteState = z.infer<typeof siteState>;

/** `GET /api/admin/mail`, and the response to every change of the outbox. */
export const mailOverview = z.strictObject({
  success,
  /** Null: no SMTP server in the settings, mail waits. */
  server: z.strictObject({ host: z.string(), from: z.string(), notify_to: z.string() }).nullable(),
  waiting: z.int(),
  /** Number of these tried in vain or due for more than an hour. */
  late: z.int(),
  parked: z.int(),
  /** The mailbox where bounces arrive; null: none is set. */
  bounces: z
    .strictObject({
      host: z.string(),
      read_at: moment.nullable(),
      /** Error of the server when the file could not be read. */
      problem: z.string().nullable(),
      /** Messages that look like bounces and could not be read. */
      unread: z.int(),
    })
    .nullable(),
  /** Mails not sent, by kind: counts of waiting and parked ones, since when, and the first of them. */
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
  /** Whether a letter may be expected to arrive. */
  fitness: z.enum(codesOf(senderFitnesses)),
});
export type DnsReport = z.infer<typeof dnsReport>;
export type DnsFinding = DnsReport['findings'][number];

/** Notices of the last day about the site's own settings, the latest first. */
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

/** `GET /api/admin/summary`: everything the desk counts and warns of, wherever its owner is. */
export const summary = z.strictObject({
  success,
  /** How many leads there are by the day of their follow-up. */
  follow_ups: z.record(z.enum(codesOf(followUps)), z.int()),
  /** Requests without a reply that are near the promised delay, or past it. */
  unanswered: z.int(),
  /** Requests kept out of the inbox, notices about contracts that are not put away, and what is in the bin. */
  held: z.int(),
  contracts: z.int(),
  bin: z.int(),
  /** A clock in doubt: its time, and the last time that was sure. */
  clock: z.strictObject({ clock: moment, last: moment }).nullable(),
  /** Whether a mail server is set; mails that wait, those of them that are late, and those given up. */
  mail: z.strictObject({ server: z.boolean(), waiting: z.int(), late: z.int(), parked: z.int() }),
  troubles,
  warnings,
  session: sessionEnds.omit({ success: true }),
  findings: z.array(finding),
});
export type Summary = z.infer<typeof summary>;

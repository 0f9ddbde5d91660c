import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { troubleKinds } from '../desk/deskKinds.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../desk/mailWords.ts';
import { followUps } from '../leads/followUps.ts';
import { sessionEnds } from './responses.ts';
import { mailRow } from './rows.ts';
import { OBJECT } from './text.ts';

/** Warnings that a running site gives about its own settings and limits; their texts are in `server/warnings.ts`. */
const warningKinds = [
  'proxy-not-trusted',
  'other-address',
  'foreign-origin',
  'forwarded-by-stranger',
  'one-address',
  'canary-unreachable',
] as const;

const onOrOff = z.boolean('Un oui ou un non est attendu.');

/** Mails that the site regularly sends to the owner; each can be switched off. */
const ownerMails = z.strictObject({ morning: onOrOff, week: onOrOff }, OBJECT);
export type OwnerMails = z.infer<typeof ownerMails>;

/** Body of `PATCH /api/admin/owner-mails`: absent fields are unchanged. */
export const ownerMailsChange = ownerMails.partial();

/** Verdict of a finding. `look`: the owner has to decide; `bad`: the owner has to correct it. */
const verdicts = ['good', 'look', 'bad'] as const;

const finding = z.strictObject({
  code: z.string(),
  /** `complete`: a text to write; `document`: a claim to prove; `check`: a state of the installation. */
  kind: z.enum(['complete', 'document', 'check']),
  verdict: z.enum(verdicts),
  title: z.string(),
  /** The finding as a complete sentence. */
  sentence: z.string(),
  /** Reason of the task, with the law that requires it, if any. */
  why: z.string().optional(),
  /** Name of the first setting still to fill in: `identity.siren`. */
  field: z.string().optional(),
  /** View of the desk where it is resolved. */
  to: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

/** Response of `GET /api/admin/findings`: things to do before the site is published. */
export const findingList = z.strictObject({ success: z.literal(true), findings: z.array(finding) });
export type FindingList = z.infer<typeof findingList>;

const success = z.literal(true);
const moment = z.iso.datetime();

/** Encrypted copies outside the server: an entry for each store, with its problems as sentences. */
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

/** Response of `GET /api/admin/site-state`, and of the owner's changes of it: the state of everything the site monitors. */
export const siteState = z.strictObject({
  success,
  troubles,
  copies: offsiteCopies,
  /** Backups on this machine, the newest first. */
  backups: z.array(z.strictObject({ file: z.string(), at: moment, bytes: z.int() })),
  /** Present if the owner has made the key with which copies are encrypted. */
  copy_key: z.literal(true).optional(),
  /** Free MiB on the disk of the data directory, and the MiB below which the owner is warned; null if unknown. */
  disk: z.strictObject({ free: z.int(), needed: z.int() }).nullable(),
  /** State of the canary: time and address of its last success, and number of nights it succeeded. */
  canary: z.strictObject({ passed_at: moment.nullable(), address: z.string().nullable(), nights: z.int() }),
  /** Mailbox that receives bounces, and time at which the site last read it; null: none is configured. */
  bounces: z.strictObject({ host: z.string(), read_at: moment.nullable() }).nullable(),
  /** Scheduled mails to the owner, and whether each is enabled. */
  mails: ownerMails,
  /** `mail`: whether a mail server is configured; `webhook`: whether a URL for alerts is. */
  mail: z.boolean(),
  webhook: z.boolean(),
});
export type SiteState = z.infer<typeof siteState>;

/** Response of `GET /api/admin/mail`, and of every change of the outbox. */
export const mailOverview = z.strictObject({
  success,
  /** Mail server; null: none is configured, and all mails wait. */
  server: z.strictObject({ host: z.string(), from: z.string(), notify_to: z.string() }).nullable(),
  waiting: z.int(),
  /** Number of waiting mails that failed once or are due for more than an hour. */
  late: z.int(),
  parked: z.int(),
  /** Mailbox that receives bounces; null: none is configured. */
  bounces: z
    .strictObject({
      host: z.string(),
      read_at: moment.nullable(),
      /** Error of the mailbox's server at the last reading; null if it succeeded. */
      problem: z.string().nullable(),
      /** Messages that look like bounces but could not be parsed. */
      unread: z.int(),
    })
    .nullable(),
  /** Unsent mails of each kind: numbers of waiting and of parked mails, the time of the oldest one, and the first mails. */
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

/** Response of `GET /api/admin/mail/dns`. */
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
  /** Overall verdict on whether letters from this domain can be expected to arrive. */
  fitness: z.enum(codesOf(senderFitnesses)),
});
export type DnsReport = z.infer<typeof dnsReport>;
export type DnsFinding = DnsReport['findings'][number];

/** Warnings of the last 24 hours about the site's own settings, latest first. */
const warnings = z.array(
  z.strictObject({
    kind: z.enum(warningKinds),
    /** The setting to change. */
    setting: z.string(),
    /** Problem and remedy, in French. */
    text: z.string(),
    /** Time at which the site last noticed the problem. */
    at: moment,
  }),
);
export type SiteWarning = z.infer<typeof warnings>[number];

/** `GET /api/admin/summary`: counts and warnings shown on every view of the desk. */
export const summary = z.strictObject({
  success,
  /** Number of leads that each follow-up filter selects. */
  follow_ups: z.record(z.enum(codesOf(followUps)), z.int()),
  /** Number of requests without a reply for which the promised time is near or past. */
  unanswered: z.int(),
  /** Numbers of quarantined requests, of open contract notices, and of rows in the bin. */
  held: z.int(),
  contracts: z.int(),
  bin: z.int(),
  /** Present when the machine's clock is doubtful: its time, and the last trusted time. */
  clock: z.strictObject({ clock: moment, last: moment }).nullable(),
  /** Whether a mail server is configured, and the numbers of waiting, late and given-up mails. */
  mail: z.strictObject({ server: z.boolean(), waiting: z.int(), late: z.int(), parked: z.int() }),
  troubles,
  warnings,
  session: sessionEnds.omit({ success: true }),
  findings: z.array(finding),
});
export type Summary = z.infer<typeof summary>;

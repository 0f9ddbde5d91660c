import type { Connection, WriteQueue } from '../database/store.ts';
import type { Health } from './health.ts';
import type { RunningRounds } from './jobs/rounds.ts';
import type { Counts } from './limits/counts.ts';
import type { PublicWrites } from './limits/publicWrites.ts';
import type { Live } from './live.ts';
import type { DnsLookups } from './mail/doctor/lookUp.ts';
import type { MailWorker } from './mail/worker.ts';
import type { ProcessMetrics } from './metrics/processMetrics.ts';
import type { MountedPages } from './mountedPages.ts';
import type { RunAsLeader } from './replicas/leader.ts';
import type { Cipher } from './security/secretKey.ts';
import type { FormToken, PreviewLinks, QuoteLinks, SubscriberLinks } from './security/sign.ts';
import type { SiteContent } from './siteContent/siteContent.ts';
import type { SitePreviews } from './siteContent/sitePreviews.ts';
import type { Logger } from './start/logger.ts';
import type { Settings } from './start/settings.ts';
import type { VisitCounts } from './visits/visitCounts.ts';
import type { SiteWarnings } from './warnings.ts';

/** Everything a request handler may use, made once when the server starts. */
export interface Services {
  settings: Settings;
  logger: Logger;
  /** Connection for reads: sees committed rows only. */
  connection: Connection;
  /** Connection of a second thread, for reads over many rows that would block the event loop. */
  reader: Connection;
  queue: WriteQueue;
  health: Health;
  formToken: FormToken;
  links: SubscriberLinks;
  previews: PreviewLinks;
  quoteLinks: QuoteLinks;
  /** Fingerprint of a text under this site's key, from which the text cannot be derived. */
  fingerprint: (purpose: string, text: string) => string;
  /** Encrypts secrets against a thief of the database alone. */
  cipher: Cipher;
  /** Fingerprints under each of the site's keys, former ones too: texts marked before a change of key are still recognised. */
  fingerprints: (purpose: string, text: string) => readonly string[];
  /** Wall clock, for what is stored and shown. */
  now: () => Date;
  /** Time at which this process opened the database, by the clock `now`. */
  startedAt: Date;
  /** Called after a row entered the outbox. */
  mailWaiting: () => void;
  /** Times of last use that could not be stored, by the hash of the session's token. */
  unsavedTouches: Map<string, string>;
  /** Absent before the server listens, and without mail settings: mails then wait in the outbox. */
  mailer?: MailWorker | undefined;
  /** Sender of the newsletter's letters; absent, like `mailer`, before the server listens and without mail settings. */
  letters?: MailWorker | undefined;
  /** Rounds of the scheduled checks and mails to the owner; absent before the server listens. */
  watch?: RunningRounds | undefined;
  /** Events to open desks, whichever process they are connected to. */
  live: Live;
  /** The owner's changes to the words and numbers of the site. */
  content: SiteContent;
  /** Previews of the site with changes that are not saved yet. */
  sitePreviews: SitePreviews;
  /** Runs a job in only one of the site's processes at a time. */
  runAsLeader: RunAsLeader;
  /** Counts of the table of limits. */
  counts: Counts;
  /** Limits that are checked before every public write. */
  writes: PublicWrites;
  /** Counts of the anonymous steps of visits. */
  visits: VisitCounts;
  /** Notices on the site's own settings, for the log and the desk. */
  warnings: SiteWarnings;
  /** Metrics for a monitor; absent without METRICS_TOKEN. */
  metrics?: ProcessMetrics | undefined;
  /** DNS lookups of the mail doctor. */
  dns: DnsLookups;
  pages?: MountedPages | undefined;
}

/** The same services, reading in a second thread: for handlers whose queries look at many rows. */
export const readingBeside = (services: Services): Services =>
  Object.create(services, { connection: { get: () => services.reader } });

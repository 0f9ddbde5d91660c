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
  /** Reads over many rows in a thread, off the event loop. */
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
  /** When this process opened the database, by that clock. */
  startedAt: Date;
  /** Called after a row entered the outbox. */
  mailWaiting: () => void;
  /** When sessions were last used, by token hash, where the disk could not take it. */
  unsavedTouches: Map<string, string>;
  /** Absent before the server listens, and without mail settings: mails then wait in the outbox. */
  mailer?: MailWorker | undefined;
  /** Sender of the newsletter's letters; absent in the same cases as `mailer`. */
  letters?: MailWorker | undefined;
  /** Rounds of the site's clock; absent before the server listens. */
  watch?: RunningRounds | undefined;
  /** Events to open desks, whichever process they are connected to. */
  live: Live;
  /** The owner's changes to the words and numbers of the site. */
  content: SiteContent;
  /** The site as it would be, before a change of it is saved. */
  sitePreviews: SitePreviews;
  /** Work that is done once, however many processes there are. */
  runAsLeader: RunAsLeader;
  /** Counts of the table of limits. */
  counts: Counts;
  /** The limits before every public write. */
  writes: PublicWrites;
  /** The anonymous steps of visits. */
  visits: VisitCounts;
  /** Notices on the site's own settings, for the log and the desk. */
  warnings: SiteWarnings;
  /** For a monitor; absent without METRICS_TOKEN. */
  metrics?: ProcessMetrics | undefined;
  /** For the mail doctor. */
  dns: DnsLookups;
  pages?: MountedPages | undefined;
}

/** The same services for what looks at many rows: they read beside the event loop. */
export const readingBeside = (services: Services): Services =>
  Object.create(services, { connection: { get: () => services.reader } });

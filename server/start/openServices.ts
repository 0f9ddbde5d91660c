import { Resolver } from 'node:dns/promises';
import { articles } from '../../data/blog/articles.baked.ts';
import { writeLeftNotes } from '../../database/accounts/journal.ts';
import { type NewArticle, seedArticles } from '../../database/articles/articles.ts';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { diskWarnings } from '../../database/file/diskTraits.ts';
import { openStore, type Store } from '../../database/openStore.ts';
import type { Connection } from '../../database/store.ts';
import { readArticleTexts } from '../articleTexts.ts';
import { createHealth } from '../health.ts';
import { createCounts } from '../limits/counts.ts';
import { createPublicWrites } from '../limits/publicWrites.ts';
import { createLive, createSharedLive } from '../live.ts';
import { createProcessMetrics } from '../metrics/processMetrics.ts';
import { leadByLease, runAlone } from '../replicas/leader.ts';
import { createFingerprints } from '../security/fingerprints.ts';
import { assertSameKeys, createCipher, readSecretKeys } from '../security/secretKey.ts';
import { createFormToken, createPreviewLinks, createQuoteLinks, createSubscriberLinks } from '../security/sign.ts';
import { ensureFirstAccount } from '../security/signIn/firstAccount.ts';
import type { Services } from '../services.ts';
import { followContent } from '../siteContent/siteContent.ts';
import { createSitePreviews } from '../siteContent/sitePreviews.ts';
import { createVisitCounts } from '../visits/visitCounts.ts';
import { createWarnings } from '../warnings.ts';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import { makeDataDir } from './startRefusal.ts';

/**
 * The fixed articles the table does not have yet, with the words of the built pages (the summary before a build). To be run inside
 * the write queue.
 */
export function seedFromData(connection: Connection): Promise<void> {
  const texts = readArticleTexts();
  const rows = articles.map(
    ({ slug, title, summary, category, readTime, date }): NewArticle => ({
      slug,
      title,
      summary,
      content: texts.get(slug)?.html ?? summary,
      category,
      read_time: String(readTime),
      published: 'true',
      created_at: `${date}T08:00:00.000Z`,
    }),
  );
  return seedArticles(connection, rows);
}

interface Options {
  settings: Settings;
  logger: Logger;
  now?: () => Date;
  /** Called after the disk failed during a write: no write may be retried. */
  onBroken: (error: unknown) => void;
  /** Called while the database server does not respond yet. */
  onWaiting?: (reason: string) => void;
}

/**
 * Takes the data directory, opens what is in it and makes the first account.
 * @throws StartRefusal or DatabaseRefusal when the directory is not writable, is taken or holds what must not be touched.
 */
export async function openServices({ settings, logger, now = () => new Date(), onBroken, onWaiting }: Options) {
  makeDataDir(settings.dataDir);
  const unlock = lockDataDir(settings.dataDir);
  if (settings.databaseUrl === undefined)
    for (const reason of diskWarnings(settings.dataDir))
      logger.warn({ reason }, 'the file system of DATA_DIR lacks what a database needs');
  let store: Store | undefined;
  try {
    // Reads the keys before waiting for the database server, so that a start without a key fails at once.
    const { dataDir, secretKeys, databaseUrl } = settings;
    const keys = readSecretKeys({ dataDir, given: secretKeys, shared: databaseUrl !== undefined });
    store = await openStore({ ...settings, onBroken, ...(onWaiting && { onWaiting }) });
    const opened = store;
    const { connection, reader, queue } = store;
    await assertSameKeys(queue, keys, store.users);
    await ensureFirstAccount({ connection, queue }, settings, logger);
    await queue.write(seedFromData);
    await queue.write(writeLeftNotes);
    const { fingerprint, fingerprints } = createFingerprints(keys);
    const local = createLive();
    const shared = store.users === 'several' ? await createSharedLive({ local, connection, queue, now }) : undefined;
    const live = shared ?? local;
    const counts = createCounts({ settings, queue, now, fingerprint, users: store.users });
    const content = await followContent({ connection, live, logger });
    const services: Services = {
      settings,
      logger,
      connection,
      reader,
      queue,
      health: createHealth({ queue, dataDir: settings.dataDir }),
      formToken: createFormToken(keys, now),
      links: createSubscriberLinks(keys),
      previews: createPreviewLinks(keys, now),
      quoteLinks: createQuoteLinks(keys),
      fingerprint,
      fingerprints,
      cipher: createCipher(keys),
      now,
      startedAt: now(),
      unsavedTouches: new Map(),
      mailWaiting: () => services.mailer?.wake(),
      live,
      content,
      sitePreviews: createSitePreviews({
        get pages() {
          return services.pages;
        },
        ...{ connection, queue, now, content },
      }),
      runAsLeader: shared ? leadByLease(queue, now) : runAlone,
      counts,
      writes: createPublicWrites({ settings, counts, content }),
      visits: createVisitCounts({ connection, queue, counts, now }),
      warnings: createWarnings(logger, now, live),
      metrics: settings.metricsToken === undefined ? undefined : createProcessMetrics(),
      dns: new Resolver({ timeout: 3000, tries: 1 }),
    };
    const closeServices = async () => {
      content.stop();
      await shared?.stop();
      await opened.close();
      unlock();
    };
    return { services, closeServices };
  } catch (error) {
    await store?.close();
    unlock();
    throw error;
  }
}

import { Resolver } from 'node:dns/promises';
import { type CheckAside, checkAside } from '../../database/file/checkAside.ts';
import { markClean } from '../../database/file/cleanClose.ts';
import { databaseFile, openDatabase, openReader } from '../../database/file/connection.ts';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { isKnownWhole } from '../../database/file/inspectFile.ts';
import { clearInterruptedCopies } from '../../database/file/pruneCopies.ts';
import { watchIdentity } from '../../database/file/sameFile.ts';
import { createWriteQueue } from '../../database/sqlite/writeQueue.ts';
import { createHealth } from '../health.ts';
import { createSearchIndexer } from '../jobs/searchIndexer.ts';
import { createVisitCounts } from '../jobs/visitCounts.ts';
import { createLive } from '../live.ts';
import { createNotices } from '../notices.ts';
import { runAlone } from '../replicas/leader.ts';
import { createFormToken } from '../security/formToken.ts';
import { readSecretKeys } from '../security/secretKey.ts';
import { sign } from '../security/sign.ts';
import { ensureFirstAccount } from '../security/signIn/firstAccount.ts';
import { createSubscriberLinks } from '../security/subscriberLinks.ts';
import type { Services } from '../services.ts';
import type { Logger } from './logger.ts';
import { makeDataDir } from './makeDataDir.ts';
import { seedFromData } from './seedFromData.ts';
import type { Settings } from './settings.ts';

/** A file deleted or replaced under a silent site is noticed within this time. */
const LOOK_MS = 2000;

interface Options {
  settings: Settings;
  logger: Logger;
  now?: () => Date;
  /** The disk failed while writing: nothing may be retried. */
  onBroken: (error: unknown) => void;
}

/**
 * Takes the data directory, opens what is in it and makes the first account.
 * @throws StartRefusal or DatabaseRefusal when the directory is not writable, is taken or holds what must not be touched.
 */
export async function openServices({ settings, logger, now = () => new Date(), onBroken }: Options) {
  makeDataDir(settings.dataDir);
  const unlock = lockDataDir(settings.dataDir);
  try {
    const file = databaseFile(settings.dataDir);
    let check: 'done' | 'due' = isKnownWhole(file) ? 'due' : 'done';
    clearInterruptedCopies(settings.dataDir, 'none');
    const writer = openDatabase(settings.dataDir);
    const connection = openReader(settings.dataDir);
    const broken = (error: unknown) => {
      check = 'due';
      onBroken(error);
    };
    const isOurs = watchIdentity(file);
    const queue = createWriteQueue(writer, { onBroken: broken, isOurs });
    await ensureFirstAccount({ connection, queue }, settings, logger);
    await queue.write(seedFromData);
    const keys = readSecretKeys({ dataDir: settings.dataDir, given: settings.secretKeys });
    // Without a write the loss of the file is noticed all the same.
    const look = setInterval(() => isOurs() || queue.giveUp(), LOOK_MS).unref();
    const indexer = createSearchIndexer(queue);
    // What a killed process left behind.
    indexer.wake();
    const live = createLive();
    const services: Services = {
      settings,
      logger,
      connection,
      queue,
      health: createHealth({ queue, dataDir: settings.dataDir }),
      formToken: createFormToken(keys, now),
      links: createSubscriberLinks(keys),
      fingerprint: (purpose, text) => sign(keys, purpose, text).slice(0, 22),
      now,
      unsavedTouches: new Map(),
      mailWaiting: () => services.mailer?.wake(),
      indexer,
      live,
      runAsLeader: runAlone,
      addToShared: undefined,
      visits: createVisitCounts(queue, now),
      notices: createNotices(logger, now, live),
      dns: new Resolver({ timeout: 3000, tries: 1 }),
    };
    let aside: CheckAside | undefined;
    /** Makes the check that a start over a large file marked clean put off: the damage, if there is any after all. */
    const checkLate = async (): Promise<string | undefined> => {
      if (check === 'done') return undefined;
      aside = checkAside(file);
      const verdict = await aside.verdict;
      if (verdict === 'ok') check = 'done';
      return verdict === 'ok' ? undefined : verdict;
    };
    const closeServices = async () => {
      clearInterval(look);
      indexer.stop();
      // Whoever closes the file last carries its journal over.
      await aside?.stop();
      connection.close();
      writer.close();
      if (check === 'done') markClean(file);
      unlock();
    };
    return { services, closeServices, checkLate };
  } catch (error) {
    unlock();
    throw error;
  }
}

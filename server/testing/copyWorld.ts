import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { runCopiesIfDue } from '../offsite/copyRound.ts';
import { makeOwnerKey, proofKeyOf } from '../offsite/keyFiles.ts';
import type { MakeCopy } from '../offsite/makeAside.ts';
import { makeCopy, openCopy } from '../offsite/openCopy.ts';
import { type S3Server, s3Server } from './s3Server.ts';
import { renewSession, type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

const MINUTE = 60_000;
/** Time limits of the site under test: long enough for a store that responds, short so that a silent store does not delay the test. */
const PATIENCE = { idleMs: 400, wholeMs: 1500, bytesPerMs: 1000, lagMs: 30 };

export interface CopyWorld {
  site: SiteUnderTest;
  store: S3Server;
  directory: string;
  identity: string;
  /** Advances the site's clock by minutes, with a round every `every` minutes; returns the number of minutes that passed until `done`. */
  pass(minutes: number, options?: { every?: number; done?: () => boolean | Promise<boolean> }): Promise<number>;
  /** State of the copies as the desk shows it. */
  shown(): Promise<{ kind: string; last_copy: unknown; last_drill: unknown; problems: string[] }[]>;
  /** Problems shown in red at the desk. */
  problems(): Promise<string[]>;
}

/** Makes copies without starting a process for each. */
const makeHere: MakeCopy = (job) => makeCopy(job);

/**
 * A site with a store and a mounted directory, on a manual clock.
 * @param make maker of its copies.
 */
export async function copyWorld(environment: Record<string, string> = {}, make = makeHere): Promise<CopyWorld> {
  const store = await s3Server(environment.BACKUP_S3_STYLE === 'host' ? 'host' : 'path');
  const directory = temporaryDirectory();
  const site = await siteUnderTest({
    environment: { ...store.environment, BACKUP_DIRECTORY: directory, ...environment },
    expectedLevels: ['warn'],
  });
  const { services, api, admin, clock } = site;
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const identity = await makeOwnerKey(site.dataDir);
  const shown: CopyWorld['shown'] = async () => {
    await renewSession(site);
    return (await api.get('/api/admin/site-state').set(admin)).body.copies;
  };
  return {
    site,
    store,
    directory,
    identity,
    shown,
    async pass(minutes, { every = 1, done = () => false } = {}) {
      for (let gone = 0; gone <= minutes; gone += every) {
        await runCopiesIfDue(services, { signal: stopping.signal, patience: PATIENCE, make });
        if (await done()) return gone;
        if (gone + every <= minutes) clock.time = new Date(clock.time.getTime() + every * MINUTE);
      }
      return Number.POSITIVE_INFINITY;
    },
    problems: async () => (await shown()).flatMap(({ problems }) => problems),
  };
}

/** Opens a stored copy with a key, under its stored name. */
export async function openedCopy([name, bytes]: readonly [name: string, bytes: Buffer], identity: string) {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'copie.age');
  writeFileSync(file, bytes);
  return openCopy({
    file,
    name: path.basename(name),
    identity,
    proof: proofKeyOf(identity),
    directory: path.join(directory, 'ouverte'),
  });
}

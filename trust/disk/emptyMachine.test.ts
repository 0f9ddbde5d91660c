import path from 'node:path';
import { expect, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { directoryStore } from '../../server/offsite/directoryStore.ts';
import { ownerRecipient } from '../../server/offsite/keyFiles.ts';
import { makeOwnerKey } from '../../server/offsite/keyPairs.ts';
import { s3Store } from '../../server/offsite/s3Store.ts';
import { workAside } from '../../server/offsite/workAside.ts';
import { readSettings } from '../../server/start/settings.ts';
import { s3Server } from '../../server/testing/s3Server.ts';
import { fillLeads } from '../testing/fillLeads.ts';
import { amount, limit, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { storedLeads } from '../testing/storedLeads.ts';

const LEADS = amount(3_000, 100_000);
const MOST_MS = 5 * 60_000;

test('an empty machine is a site again within five minutes, from the store and from the directory', async () => {
  const [dataDir, directory, store] = [temporaryDirectory(), temporaryDirectory(), await s3Server()];
  fillLeads(dataDir, LEADS);
  const connection = openDatabase(dataDir);
  // Long messages that nothing compresses: about 2.4 kB a lead on disk.
  connection.handle.exec('UPDATE leads SET description = hex(randomblob(900))');
  connection.close();
  const identity = await makeOwnerKey(dataDir);
  const environment = { ...store.environment, BACKUP_DIRECTORY: directory };
  const { s3 } = readSettings(environment).offsite;
  if (!s3) throw new Error('no store is set up');
  const { signal } = new AbortController();
  const owner = ownerRecipient(dataDir) ?? '';
  const at = new Date().toISOString();
  const work = path.join(temporaryDirectory(), 'copie');
  const { file, ...copy } = await workAside.make({ dataDir, directory: work, at, owner }, signal);
  await s3Store({ settings: s3, signal }).put({ ...copy, file });
  await directoryStore(directory, async () => false).put({ ...copy, file });

  for (const from of ['s3', 'directory']) {
    const machine = path.join(temporaryDirectory(), 'machine-neuve');
    const begun = performance.now();
    const given = { ...environment, DATA_DIR: machine, BACKUP_IDENTITY: identity };
    const restored = await ownersCommand(given, 'restore', '--from', from);
    expect(restored.stdout, restored.stderr).toContain(`(${LEADS} demande(s))`);
    const server = await startServerProcess({ dataDir: machine });
    const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    const ms = performance.now() - begun;
    expect(ready.status).toBe(200);
    expect(ms).toBeLessThan(limit(MOST_MS));
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    const { count, integrity } = storedLeads(machine);
    expect([count.size, integrity]).toEqual([LEADS, 'ok']);
    report(
      'D22',
      `${LEADS} leads from ${from}, a copy of ${Math.round(copy.bytes / 1e6)} MB: ready in ${Math.round(ms / 1000)} s`,
    );
  }
});

import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { makeOwnerKey, proofKeyOf } from '../../server/offsite/keyFiles.ts';
import { openCopy } from '../../server/offsite/openCopy.ts';
import { caller, leadCall, report } from '../testing/call.ts';
import { fillLeads } from '../testing/fillEveryRoom.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const until = (what: () => boolean) => expect.poll(what).toBe(true);
const unfinished = (directory: string) => readdirSync(directory).filter((name) => name.endsWith('.tmp'));
const copies = (directory: string) => readdirSync(directory).filter((name) => name.endsWith('.age'));

test('the shipped site stopped or killed amid a copy answers meanwhile, leaves nothing of it, and makes it at the next start', async () => {
  const [dataDir, place] = [temporaryDirectory(), temporaryDirectory()];
  fillLeads(dataDir, 20_000);
  const identity = await makeOwnerKey(dataDir);
  const start = () => startServerProcess({ dataDir, shipped: true, environment: { BACKUP_DIRECTORY: place } });

  const stopped = await start();
  await until(() => unfinished(dataDir).length > 0);
  expect((await caller(stopped.port)(leadCall('amid'))).status).toBe(201);
  const began = performance.now();
  expect(await stopped.end('SIGTERM')).toBe(0);
  const ms = performance.now() - began;
  expect([unfinished(dataDir), copies(place)]).toEqual([[], []]);

  const killed = await start();
  await until(() => unfinished(dataDir).length > 0);
  await killed.end();
  expect(unfinished(dataDir)).toHaveLength(1);

  const last = await start();
  expect(unfinished(dataDir)).not.toContain(`copie-distante.${killed.child.pid}.tmp`);
  await until(() => copies(place).length > 0);
  expect(await last.end('SIGTERM')).toBe(0);
  const directory = temporaryDirectory();
  const file = path.join(directory, 'copie.age');
  copyFileSync(path.join(place, copies(place)[0] ?? ''), file);
  const [name = ''] = copies(place);
  const opened = await openCopy({
    file,
    name,
    identity,
    proof: proofKeyOf(identity),
    directory: path.join(directory, 'ouverte'),
  });
  expect(opened.leads).toBe(20_001);
  report(
    'D21',
    `stopped amid a copy of 20,000 leads in ${Math.round(ms)} ms; killed amid one, whole at the next start`,
  );
});

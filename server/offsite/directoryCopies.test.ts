import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { readSettings } from '../start/settings.ts';
import { type CopyWorld, copyWorld, openedCopy } from '../testing/copyWorld.ts';
import { s3Server } from '../testing/s3Server.ts';
import { copyName } from './directoryStore.ts';
import { s3Store } from './s3Store.ts';

test('a copy so large that it is given longer than others arrives, and comes back', async () => {
  const { environment } = await s3Server();
  const { s3: settings } = readSettings(environment).offsite;
  if (!settings) throw new Error('no store is set up');
  const directory = temporaryDirectory();
  const [file, back] = [path.join(directory, 'copie'), path.join(directory, 'retour')];
  const content = Buffer.alloc(10_001, 'copie');
  writeFileSync(file, content);
  // Makes the timeout, 10,001 bytes at 3 a millisecond, a fractional number of milliseconds.
  const patience = { idleMs: 1000, wholeMs: 1000, bytesPerMs: 3, lagMs: 0 };
  const store = s3Store({ settings, signal: new AbortController().signal, patience });
  const name = copyName(new Date());
  const copy = { name, bytes: content.length };
  await store.put({ ...copy, file, sha256: createHash('sha256').update(content).digest('hex') });
  await store.get(copy, back);
  expect(readFileSync(back).equals(content)).toBe(true);
});

const inDirectory = ({ directory }: CopyWorld) => readdirSync(directory).filter((name) => name.endsWith('.age'));

describe('a mounted directory', () => {
  test('that is no longer mounted is refused: nothing is written in its place', async () => {
    const world = await copyWorld({
      BACKUP_S3_ENDPOINT: '',
      BACKUP_S3_BUCKET: '',
      BACKUP_S3_KEY: '',
      BACKUP_S3_SECRET: '',
      BACKUP_S3_REGION: '',
    });
    await world.pass(0);
    for (const name of readdirSync(world.directory)) rmSync(path.join(world.directory, name));
    await world.pass(70, { every: 10 });
    expect(readdirSync(world.directory)).toEqual([]);
    expect((await world.problems())[0]).toContain('le disque est-il monté');
    writeFileSync(path.join(world.directory, 'cinq-et-un-copies.txt'), '');
    await world.pass(10);
    expect([inDirectory(world).length, await world.problems()]).toEqual([1, []]);
  });

  test('whose copy is cut short is red, and the next copy is whole', async () => {
    const world = await copyWorld();
    await world.pass(0);
    truncateSync(path.join(world.directory, inDirectory(world)[0] ?? ''), 1000);
    await world.pass(11, { done: async () => (await world.problems()).length > 0 });
    expect((await world.problems())[0]).toContain('1000 octets');
    await world.pass(6);
    const file = path.join(world.directory, inDirectory(world).at(-1) ?? '');
    expect((await openedCopy([file, readFileSync(file)], world.identity)).leads).toBe(0);
  });
});

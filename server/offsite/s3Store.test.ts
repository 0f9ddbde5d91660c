import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { readSettings } from '../start/settings.ts';
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
  // 10,001 bytes, at 3 a millisecond: no whole number of milliseconds.
  const patience = { idleMs: 1000, wholeMs: 1000, bytesPerMs: 3 };
  const store = s3Store({ settings, signal: new AbortController().signal, patience });
  const name = copyName(new Date());
  await store.put({ name, file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  await store.get(name, back);
  expect(readFileSync(back).equals(content)).toBe(true);
});

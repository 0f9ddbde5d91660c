import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { StartRefusal } from '../start/startRefusal.ts';
import { readSecretKeys } from './secretKey.ts';

const GOOD = 'A'.repeat(43);
const keyFile = (text: string) => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'secret.key'), text);
  return directory;
};

test('the first start makes a key of 32 bytes, for its owner alone, and the next one reads it', () => {
  const directory = temporaryDirectory();
  const [key] = readSecretKeys({ dataDir: directory });
  expect(key).toHaveLength(32);
  expect(readSecretKeys({ dataDir: directory })).toEqual([key]);
  expect(statSync(path.join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['secret.key']);
});

test.each([
  ['empty', ''],
  ['blank', '\n\n'],
  ['cut short', `${GOOD.slice(1)}\n`],
  ['mistyped', `${GOOD.slice(1)}!\n`],
  ['mistyped in its older line', `${GOOD}\n${GOOD}x\n`],
])('a key file that is %s refuses the start in a sentence and stays as it is', (_what, text) => {
  const directory = keyFile(text);
  expect(() => readSecretKeys({ dataDir: directory })).toThrow(StartRefusal);
  expect(() => readSecretKeys({ dataDir: directory })).toThrow(/secret\.key (est vide|est mal écrit \(ligne \d\))/);
  expect(readFileSync(path.join(directory, 'secret.key'), 'utf8')).toBe(text);
});

test('a key from the environment comes first, and is kept so that backups hold it; none is made beside others', () => {
  const [first, second] = [GOOD.replace('A', 'B'), GOOD.replace('A', 'C')];
  const dataDir = keyFile(`${GOOD}\n`);
  const bytes = (keys: readonly Buffer[]) => keys.map((key) => key.toString('base64url'));
  expect(bytes(readSecretKeys({ dataDir, given: [first, second], shared: true }))).toEqual([first, second, GOOD]);
  expect(readFileSync(path.join(dataDir, 'secret.key'), 'utf8')).toBe(`${first}\n${second}\n${GOOD}\n`);
  expect(bytes(readSecretKeys({ dataDir, shared: true }))).toEqual([first, second, GOOD]);
  const empty = temporaryDirectory();
  expect(() => readSecretKeys({ dataDir: empty, shared: true })).toThrow(/^SECRET_KEY : nécessaire avec DATABASE_URL/);
  expect(readdirSync(empty)).toEqual([]);
});

test('twin: two good lines are two keys, the newest first', () => {
  const keys = readSecretKeys({ dataDir: keyFile(`${GOOD}\n\n${GOOD.replace('A', 'B')}\n`) });
  expect(keys.map((key) => key[0])).toEqual([0, 4]);
});

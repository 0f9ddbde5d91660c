import { randomBytes } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { StartRefusal } from '../start/startRefusal.ts';
import { createCipher, readSecretKeys } from './secretKey.ts';
import { createSubscriberLinks } from './sign.ts';

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

const [older, newer] = [randomBytes(32), randomBytes(32)];

test('a sealed text opens with this site’s key, for the same purpose and owner alone', () => {
  const cipher = createCipher([newer]);
  const sealed = cipher.encrypt('code app', 'ada', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(cipher.decrypt('code app', 'ada', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(cipher.decrypt('code app', 'bob', sealed)).toBeUndefined();
  expect(cipher.decrypt('other', 'ada', sealed)).toBeUndefined();
  expect(createCipher([randomBytes(32)]).decrypt('code app', 'ada', sealed)).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64url').map((byte, index, { length }) =>
    index === length - 1 ? byte ^ 1 : byte,
  );
  for (const broken of ['', 'x', sealed.slice(0, 20), Buffer.from(changed).toString('base64url')])
    expect(cipher.decrypt('code app', 'ada', broken)).toBeUndefined();
});

test('a text sealed by an older key still opens once there is a newer one; the same text never looks the same', () => {
  const sealed = createCipher([older]).encrypt('code app', 'ada', 'secret');
  expect(createCipher([newer, older]).decrypt('code app', 'ada', sealed)).toBe('secret');
  expect(createCipher([newer]).encrypt('a', 'b', 'c')).not.toBe(createCipher([newer]).encrypt('a', 'b', 'c'));
});

const lea = { id: 7, token_nonce: 'nonce' };

test('a token fits its purpose and its subscriber alone', () => {
  const links = createSubscriberLinks([randomBytes(32)]);
  const confirm = links.token('confirm', lea);
  const leave = links.token('unsubscribe', lea);
  expect([links.idOf(confirm), links.idOf(leave)]).toEqual([7, 7]);
  expect([links.fits('confirm', confirm, lea), links.fits('unsubscribe', leave, lea)]).toEqual([true, true]);
  expect([links.fits('confirm', leave, lea), links.fits('unsubscribe', confirm, lea)]).toEqual([false, false]);
  expect(links.fits('unsubscribe', leave, { ...lea, id: 8 })).toBe(false);
});

test('coming back invalidates the links to confirm, never those to leave', () => {
  const links = createSubscriberLinks([randomBytes(32)]);
  const back = { ...lea, token_nonce: 'another' };
  expect(links.fits('confirm', links.token('confirm', lea), back)).toBe(false);
  expect(links.fits('unsubscribe', links.token('unsubscribe', lea), back)).toBe(true);
});

test('none of 20,000 made-up signatures fits', () => {
  const links = createSubscriberLinks([randomBytes(32)]);
  const fitting = Array.from({ length: 20_000 }, () => `7.${randomBytes(32).toString('base64url')}`).filter(
    (token) => links.idOf(token) === 7 && links.fits('unsubscribe', token, lea),
  );
  expect(fitting).toEqual([]);
});

test('links in letters sent before the key was changed still work, and new ones are signed with the new key', () => {
  const dataDir = temporaryDirectory();
  const file = path.join(dataDir, 'secret.key');
  const old = createSubscriberLinks(readSecretKeys({ dataDir })).token('unsubscribe', lea);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file, 'utf8');
  const fresh = randomBytes(32);
  writeFileSync(file, `${fresh.toString('base64url')}\n`);
  const forgotten = createSubscriberLinks(readSecretKeys({ dataDir }));
  expect(forgotten.fits('unsubscribe', old, lea)).toBe(false);
  appendFileSync(file, before);
  const rotated = createSubscriberLinks(readSecretKeys({ dataDir }));
  expect(rotated.fits('unsubscribe', old, lea)).toBe(true);
  expect(rotated.token('unsubscribe', lea)).toBe(createSubscriberLinks([fresh]).token('unsubscribe', lea));
});

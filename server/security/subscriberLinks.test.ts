import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { readSecretKeys } from './secretKey.ts';
import { createSubscriberLinks } from './sign.ts';

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

test('coming back kills the links to confirm, never those to leave', () => {
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

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { readSecrets } from './readSecrets.ts';
import { readSettings } from './settings.ts';
import { StartRefusal } from './startRefusal.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartRefusal) return error.problems;
    throw error;
  }
  return [];
};

test('an empty environment is a site on this machine', () => {
  expect(readSettings({ SMTP_HOST: '' })).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    baseUrl: 'http://localhost:3000',
    admin: { username: 'admin', password: undefined },
    trustProxy: 0,
    mail: undefined,
    rateLimitPerMinute: 60,
    misspelt: [],
  });
});

test('a password is refused when it is short or among those tried first, never for the letters it is made of', () => {
  const verdict = (password: string) => problemsOf({ ADMIN_PASSWORD: password }).length;
  for (const password of ['sept777', 'password', 'Password1', 'AZERTYUIOP', 'qwertyuiop'])
    expect(verdict(password)).toBe(1);
  for (const password of ['toutes en minuscules', 'œuf à la coque 🍳', 'é'.repeat(64)])
    expect(verdict(password)).toBe(0);
});

test('several keys are the newest first, by a comma or a line each; a mistyped one is a sentence', () => {
  const [first, second] = ['A'.repeat(43), 'B'.repeat(43)];
  expect(readSettings({ SECRET_KEY: first }).secretKeys).toEqual([first]);
  expect(readSettings({ SECRET_KEY: `${first}, ${second}` }).secretKeys).toEqual([first, second]);
  const file = path.join(temporaryDirectory(), 'keys');
  writeFileSync(file, `${first}\n${second}\n`);
  expect(readSettings({ SECRET_KEY_FILE: file }).secretKeys).toEqual([first, second]);
  expect(readSettings({}).secretKeys).toEqual([]);
  for (const wrong of ['secret', `${first},`.slice(1), `${first} ${second}x`, ','])
    expect(problemsOf({ SECRET_KEY: wrong })).toEqual([expect.stringContaining('43 caractères sont attendus')]);
});

test('every problem is named at once', () => {
  const wrong = {
    PORT: '99999',
    BASE_URL: 'site.fr/blog',
    TRUST_PROXY: 'everybody',
    LOG_LEVEL: 'loud',
    RATE_LIMIT_PER_MINUTE: '-1',
    ADMIN_PASSWORD: 'short',
    SMTP_PORT: 'x',
  };
  const named = problemsOf({ ...wrong, SMTP_HOST: 'smtp.exemple.fr' }).map((problem) => problem.split(' : ')[0]);
  expect(named.sort()).toEqual([...Object.keys(wrong), 'SMTP_FROM', 'NOTIFY_TO'].sort());
});

test.each([
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s is believed', (text, trusted) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

test.each(['true', '0.0.0.0/0', '10.0.0.0/33', '10.0.0', '*', '-1', '1,', '12'])(
  'TRUST_PROXY=%s refuses to start',
  (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toHaveLength(1);
  },
);

test('a secret comes from a file, without the line break editors add', () => {
  const file = path.join(temporaryDirectory(), 'password');
  writeFileSync(file, 'from a file \n');
  expect(readSettings({ ADMIN_PASSWORD_FILE: file }).admin.password).toBe('from a file ');
  expect(problemsOf({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'long enough' })).toHaveLength(1);
  expect(problemsOf({ SMTP_PASSWORD_FILE: '/nowhere/at/all' })).toHaveLength(1);
});

test.each(['court', 'motdepasse', 'Password123'])('the password %s refuses to start', (password) => {
  expect(problemsOf({ ADMIN_PASSWORD: password })).toHaveLength(1);
});

test.each([
  ['SMTP_HOTS', 'SMTP_HOST'],
  ['BASE_ULR', 'BASE_URL'],
  ['SMTP_PASSWORD_FIL', 'SMTP_PASSWORD_FILE'],
])('%s is named beside %s', (given, meant) => {
  expect(
    readSettings({ [given]: 'x', HOSTS: 'x', npm_config_port: '1', SMTP_LABEL_OF_ANOTHER_PROGRAM: 'x' }).misspelt,
  ).toEqual([{ given, meant }]);
});

test.each(['\uFEFFun secret', 'un secret\n', 'un secret\r\n\r\n'])('%j in a secret file is « un secret »', (text) => {
  const file = path.join(temporaryDirectory(), 'secret');
  writeFileSync(file, text);
  expect(readSecrets({ SMTP_PASSWORD_FILE: file }).values.SMTP_PASSWORD).toBe('un secret');
});

test('mail needs a sender and an address to notify', () => {
  expect(problemsOf({ SMTP_HOST: 'smtp.exemple.fr', SMTP_USERNAME: 'u' })).toHaveLength(3);
  const mail = { SMTP_HOST: 'smtp.exemple.fr', SMTP_FROM: 'site@exemple.fr', NOTIFY_TO: 'moi@exemple.fr' };
  expect(readSettings(mail).mail).toMatchObject({ port: 587, security: 'starttls', credentials: undefined });
});

describe('copies elsewhere', () => {
  const store = {
    BACKUP_S3_ENDPOINT: 'https://s3.exemple.fr',
    BACKUP_S3_BUCKET: 'copies/site',
    BACKUP_S3_KEY: 'cle',
    BACKUP_S3_SECRET: 'secret',
  };

  test.each(Object.keys(store))('half a store is refused: %s is named', (name) => {
    const { [name]: _, ...rest } = store as Record<string, string>;
    expect(problemsOf(rest)).toEqual([expect.stringMatching(`^${name} : nécessaire`)]);
  });

  test('a whole one is taken, in a region and a style of its own or the usual ones', () => {
    expect(readSettings(store).offsite).toEqual({
      directory: undefined,
      s3: {
        endpoint: 'https://s3.exemple.fr',
        bucket: 'copies',
        prefix: 'site/',
        region: 'us-east-1',
        key: 'cle',
        secret: 'secret',
        style: 'path',
        lockDays: undefined,
      },
    });
    expect(readSettings({}).offsite).toEqual({ s3: undefined, directory: undefined });
  });

  test('every wrong one is named at once', () => {
    const wrong = {
      BACKUP_S3_ENDPOINT: 'https://s3.exemple.fr/chemin',
      BACKUP_S3_BUCKET: 'Majuscules',
      BACKUP_S3_REGION: 'une région',
      BACKUP_S3_STYLE: 'autre',
      BACKUP_S3_LOCK_DAYS: '0',
      BACKUP_DIRECTORY: 'relatif',
    };
    const named = problemsOf({ ...store, ...wrong }).map((problem) => problem.split(' : ')[0]);
    expect(named.sort()).toEqual(Object.keys(wrong).sort());
  });

  test('a directory inside the data directory is refused: it would die with it', () => {
    expect(problemsOf({ DATA_DIR: '/srv/site', BACKUP_DIRECTORY: '/srv/site/copies' })).toHaveLength(1);
    expect(problemsOf({ DATA_DIR: '/srv/site', BACKUP_DIRECTORY: '/srv/site-copies' })).toEqual([]);
  });
});

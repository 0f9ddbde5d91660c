import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { addLead } from '../../database/leads/leads.ts';
import type { Connection } from '../../database/store.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { sampleLead } from '../../database/testing/sampleLead.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { ownersCommand, ownersCommandIn } from '../testing/ownersCommand.ts';

const addOne = (connection: Connection, name: string) => addLead(connection, { ...sampleLead, name }, new Date());

describe('the directory a command works in', () => {
  test('without DATA_DIR it says which directory, and refuses one that holds no site; backup-key makes nothing there', async () => {
    const cwd = temporaryDirectory();
    for (const words of [['backup'], ['backup-key'], ['admin', 'create', 'ada'], ['doctor']]) {
      const { status, stderr } = await ownersCommandIn(cwd, {}, ...words);
      expect([status, stderr]).toEqual([78, expect.stringContaining(`pas de site dans ${path.join(cwd, 'var')}`)]);
    }
    expect(existsSync(path.join(cwd, 'var'))).toBe(false);
    cpSync(migratedDirectory(), path.join(cwd, 'var'), { recursive: true });
    const { status, stderr } = await ownersCommandIn(cwd, {}, 'export', 'leads');
    expect([status, stderr]).toEqual([0, `DATA_DIR n’est pas donné : ${path.join(cwd, 'var')}\n`]);
  });

  test.runIf(process.getuid?.() === 0)(
    'run by root over another account’s directory it makes files of that account',
    async () => {
      const directory = migratedDirectory();
      const [account, group] = [4321, 4322];
      for (const name of ['.', ...readdirSync(directory)]) chownSync(path.join(directory, name), account, group);
      const { status, stderr } = await ownersCommand({ DATA_DIR: directory }, 'backup');
      expect([status, stderr]).toEqual([0, expect.stringContaining('au nom du compte 4321')]);
      const made = readdirSync(directory, { recursive: true }).map((name) =>
        statSync(path.join(directory, String(name))),
      );
      expect(made.length).toBeGreaterThan(3);
      expect(new Set(made.map(({ uid, gid }) => `${uid} ${gid}`))).toEqual(new Set([`${account} ${group}`]));
    },
  );

  test('a failure prints one sentence: an absent file, a folder, no database, a pipe that closes', async () => {
    const directory = migratedDirectory();
    const absent = path.join(directory, 'absent');
    const junk = path.join(directory, 'junk.db');
    writeFileSync(junk, 'junk '.repeat(400));
    const failures = [
      [['verify-quote', absent], 'ce fichier n’existe pas'],
      [['verify-quote', directory], 'c’est un dossier'],
      [['restore', absent], 'absent n’existe pas'],
      [['restore', junk], 'ce n’est pas une base de données'],
    ] as const;
    for (const [words, sentence] of failures) {
      const { status, stderr } = await ownersCommand({ DATA_DIR: directory }, ...words);
      expect([status, stderr]).toEqual([78, expect.stringContaining(sentence)]);
      expect(stderr).not.toMatch(/^\s+at |endommag/m);
    }
    const connection = openDatabase(directory);
    for (let n = 0; n < 300; n += 1) await addOne(connection, 'x'.repeat(900));
    connection.close();
    const piped = spawnSync('sh', ['-c', `"${process.execPath}" bin/site.ts export leads | head -c 10`], {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, DATA_DIR: directory },
      encoding: 'utf8',
    });
    expect(piped.stderr).toBe('La sortie a été fermée avant la fin : tout n’a pas été écrit.\n');
  });

  test('doctor ticks a mail server only once it has signed in', async () => {
    const settings = { DATA_DIR: migratedDirectory(), SMTP_HOST: '127.0.0.1', SMTP_PORT: '1', SMTP_SECURITY: 'none' };
    const { stdout } = await ownersCommand(
      { ...settings, SMTP_FROM: 'a@site.test', NOTIFY_TO: 'b@site.test' },
      'doctor',
    );
    expect(stdout).toContain('✗ Le serveur de messagerie 127.0.0.1:1 ne prend pas les courriels');
  });
});

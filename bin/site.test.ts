import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addFactor, factorsOf } from '../database/accounts/factors.ts';
import { listJournal } from '../database/accounts/journal.ts';
import { addSession, sessionByHash } from '../database/accounts/sessions.ts';
import { userByName } from '../database/accounts/users.ts';
import { connect, openDatabase } from '../database/file/connection.ts';
import { databaseFile } from '../database/file/databaseFile.ts';
import { lockDataDir } from '../database/file/dataDirLock.ts';
import { UNRELEASED } from '../database/file/migrations.ts';
import { addLead } from '../database/leads/leads.ts';
import { migratedDirectory } from '../database/testing/migratedDirectory.ts';
import { sampleLead } from '../database/testing/sampleLead.ts';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';
import { trustClock } from '../server/jobs/deletions.ts';
import { createCipher, readSecretKeys } from '../server/security/secretKey.ts';
import { verifyPassword } from '../server/security/signIn/password.ts';
import { readTicket } from '../server/security/signIn/tickets.ts';
import { ownersCommand } from './testing/ownersCommand.ts';

const site = (dataDir: string, ...words: string[]) => ownersCommand({ DATA_DIR: dataDir }, ...words);

/** A data directory with one lead in it. */
async function usedDirectory(): Promise<string> {
  const directory = migratedDirectory();
  const connection = openDatabase(directory);
  await addOne(connection, 'Camille; Roux "SARL"');
  connection.close();
  return directory;
}

const addOne = (connection: ReturnType<typeof openDatabase>, name: string) =>
  addLead(connection, { ...sampleLead, name, company: '=1+1', description: 'Deux\nlignes' }, new Date());

describe('the owner’s command line', () => {
  test('an unknown command lists those that exist, as help does', async () => {
    const { status, stderr } = await site(temporaryDirectory(), 'dance');
    const help = await site(temporaryDirectory(), 'help');
    expect([status, help.status]).toEqual([78, 0]);
    expect(stderr).toContain(help.stdout);
    for (const command of [
      'backup',
      'restore',
      'admin create',
      'admin reset-password',
      'admin reset-factor',
      'admin sign-in',
      'migrate --check',
      'doctor',
      'export leads',
    ])
      expect(stderr).toContain(command);
  });

  test('a lead lost after a backup is back after a restore', async () => {
    const directory = await usedDirectory();
    const { status, stdout } = await site(directory, 'backup');
    const file = /: (\S+\.db) \(1 demande\)/.exec(stdout)?.[1] ?? '';
    expect([status, existsSync(file)]).toEqual([0, true]);
    const connection = openDatabase(directory);
    connection.handle.exec('DELETE FROM leads');
    connection.close();
    const restoring = await site(directory, 'restore', file);
    expect([restoring.status, restoring.stdout]).toEqual([0, expect.stringContaining('1 demande')]);
    expect(restoring.stdout).toContain('Toutes les sessions sont fermées.');
    expect(restoring.stdout).toContain('Les mots de passe sont de nouveau ceux de ce jour-là');
    const restored = openDatabase(directory);
    expect(restored.handle.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(1);
    restored.close();
  });

  test('a backup is restored into a directory that does not exist yet, as the drill does', async () => {
    const directory = await usedDirectory();
    const file = /: (\S+\.db) \(/.exec((await site(directory, 'backup')).stdout)?.[1] ?? '';
    const drill = path.join(directory, 'exercice');
    expect(await site(drill, 'restore', file)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 demande'),
    });
    openDatabase(drill).close();
  });

  test('restore refuses while the site runs, and refuses what is no backup', async () => {
    const directory = await usedDirectory();
    const junk = path.join(directory, 'junk.db');
    writeFileSync(junk, 'junk');
    expect(await site(directory, 'restore', junk)).toMatchObject({
      status: 78,
      stderr: expect.stringContaining('Rien n’a été modifié'),
    });
    const release = lockDataDir(directory);
    expect(await site(directory, 'restore', junk)).toMatchObject({
      status: 78,
      stderr: expect.stringContaining('déjà utilisé'),
    });
    release();
  });

  test('an account is created once, and its new password is the only one that opens it', async () => {
    const directory = await usedDirectory();
    const passwordIn = (text: string) => /mot de passe : (\S+)/.exec(text)?.[1] ?? '';
    const first = passwordIn((await site(directory, 'admin', 'create', 'Ada')).stdout);
    expect((await site(directory, 'admin', 'create', 'ada')).status).toBe(78);
    const second = passwordIn((await site(directory, 'admin', 'reset-password', 'ada')).stdout);
    const connection = openDatabase(directory);
    const hash = (await userByName(connection, 'ada'))?.password;
    connection.close();
    expect(await verifyPassword(second, hash)).toBe(true);
    expect(await verifyPassword(first, hash)).toBe(false);
    expect((await site(directory, 'admin', 'reset-password', 'nobody')).status).toBe(78);
  });

  test('a second factor is removed from the command line, its sessions end, and the journal says so', async () => {
    const directory = await usedDirectory();
    await site(directory, 'admin', 'create', 'ada');
    expect((await site(directory, 'admin', 'reset-factor', 'ada')).stdout).toContain('rien à retirer');
    const connection = openDatabase(directory);
    const id = (await userByName(connection, 'ada'))?.id ?? '';
    const at = new Date().toISOString();
    const factor = { user_id: id, name: '', secret: 'x', counter: 1, created_at: at };
    for (const kind of ['code', 'recovery'] as const) await addFactor(connection, { ...factor, kind, id: kind });
    await addSession(connection, 'token', id, at);
    const reset = await site(directory, 'admin', 'reset-factor', 'Ada');
    expect([reset.status, reset.stdout]).toEqual([0, expect.stringContaining('Double authentification retirée')]);
    expect(await factorsOf(connection, id)).toEqual([]);
    expect(await sessionByHash(connection, 'token')).toBeUndefined();
    const { lines } = await listJournal(connection, { limit: 5 });
    connection.close();
    expect(lines.map(({ action, origin, subject }) => [action, origin, subject])).toEqual([
      ['factors-reset', 'command', 'ada'],
      ['account-created', 'command', 'ada'],
    ]);
    expect((await site(directory, 'doctor')).stdout).toContain('! Le mot de passe de « ada » suffit pour entrer');
    expect((await site(directory, 'admin', 'reset-factor', 'nobody')).status).toBe(78);
  });

  test('a link that opens an account is printed, whose secret is stored nowhere; for an unknown name and for a disabled account, none', async () => {
    const directory = await usedDirectory();
    await site(directory, 'admin', 'create', 'ada');
    const { status, stdout } = await site(directory, 'admin', 'sign-in', 'Ada');
    const [, token = ''] = /\/admin#lien=([\w-]{60,300})\n/.exec(stdout) ?? [];
    const connection = openDatabase(directory);
    const cipher = createCipher(readSecretKeys({ dataDir: directory }));
    const opened = readTicket({ cipher, now: () => new Date() }, 'sign-in-link', '', token);
    expect([status, opened?.split(' ')[0]]).toEqual([0, (await userByName(connection, 'ada'))?.id]);
    expect(connection.handle.serialize().includes(token)).toBe(false);
    const { lines } = await listJournal(connection, { limit: 1 });
    expect(lines.map(({ action, origin }) => [action, origin])).toEqual([['sign-in-link-made', 'command']]);
    connection.handle.exec(`UPDATE users SET disabled_at = '2026-01-01T00:00:00.000Z' WHERE username = 'ada'`);
    connection.close();
    for (const name of ['ada', 'nobody']) expect((await site(directory, 'admin', 'sign-in', name)).status).toBe(78);
  });

  test('leads are exported as CSV a spreadsheet opens without running anything', async () => {
    const { stdout, status } = await site(await usedDirectory(), 'export', 'leads');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Référence,Reçu le,Nom,Email,/);
    expect(stdout).toContain(`"Camille; Roux ""SARL""",camille@exemple.fr,'=1+1,,"Deux\nlignes"`);
  });

  test('migrate --check says when there is nothing to do', async () => {
    const { status, stdout } = await site(await usedDirectory(), 'migrate', '--check');
    expect([status, stdout]).toEqual([0, expect.stringContaining('rien à faire')]);
  });

  test('every command refuses a database older than 1.0.0, names the commit that reads it, and changes nothing', async () => {
    const directory = await usedDirectory();
    const old = connect(databaseFile(directory));
    old.pragma(`user_version = ${UNRELEASED}`);
    old.close();
    const before = readFileSync(databaseFile(directory));
    const sentence = /base d’avant la version 1\.0\.0 du site \(format 21\).*Rien n’a été modifié.*commit [0-9a-f]{12}/;
    for (const words of [
      ['migrate', '--check'],
      ['export', 'leads'],
      ['restore', databaseFile(directory)],
    ]) {
      const { status, stderr } = await site(words[0] === 'restore' ? temporaryDirectory() : directory, ...words);
      expect([status, stderr]).toEqual([78, expect.stringMatching(sentence)]);
    }
    expect((await site(directory, 'doctor')).stdout).toMatch(sentence);
    expect(readFileSync(databaseFile(directory)).equals(before)).toBe(true);
  });

  test('doctor names what is wrong and what is still to be filled in', async () => {
    const { status, stdout } = await site(await usedDirectory(), 'doctor');
    expect(stdout).toContain('✓ La base est entière.');
    expect(stdout).toContain('✗ Il n’y a pas de compte d’administration actif.');
    expect(stdout).toMatch(/! Qui édite le site : à compléter \(nom et prénom, .*numéro SIREN/);
    expect(stdout).toContain('! Vos comptes sur les réseaux : à compléter');
    expect(stdout).toContain('! L’écart de prix avec un cabinet : à documenter');
    expect(stdout).toContain('! GPT-O3-Pro : arrêt fixé par son éditeur au 11 décembre 2026');
    expect(status).toBe(1);
  });

  test('doctor says when the clock is in doubt', async () => {
    const directory = await usedDirectory();
    expect((await site(directory, 'doctor')).stdout).toContain('✓ L’horloge suit');
    const connection = openDatabase(directory);
    await trustClock(connection, new Date(Date.now() - 40 * 86_400_000));
    connection.close();
    expect((await site(directory, 'doctor')).stdout).toMatch(/! L’horloge est en doute/);
  });
});

test('the image holds all that the owner’s commands open', () => {
  const root = path.dirname(import.meta.dirname);
  const image = temporaryDirectory();
  const copied = readFileSync(path.join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY ([a-z]\S*) (\S+)$/gm);
  for (const [, from = '', to = ''] of copied)
    cpSync(path.join(root, from), path.join(image, to, to.endsWith('/') ? path.basename(from) : ''), {
      recursive: true,
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(image, 'node_modules'));
  cpSync(path.join(root, 'package.json'), path.join(image, 'package.json'));
  const command = [path.join(image, 'bin/site.ts'), 'export', 'leads'];
  expect(() =>
    execFileSync(process.execPath, command, { env: { DATA_DIR: migratedDirectory() }, stdio: 'pipe' }),
  ).not.toThrow();
  // The container image needs docs/sources.md, so .dockerignore must not exclude that file.
  expect(readFileSync(path.join(root, '.dockerignore'), 'utf8')).toContain('\ndocs/*\n!docs/sources.md\n');
});

import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { copyName } from '../../server/offsite/directoryStore.ts';
import { makeOwnerKey, ownerKeys } from '../../server/offsite/keyFiles.ts';
import { type CopyWorld, copyWorld } from '../../server/testing/copyWorld.ts';
import { addSmallPicture } from '../../server/testing/mediaWorld.ts';
import { s3Server } from '../../server/testing/s3Server.ts';
import { lead } from '../../server/testing/siteUnderTest.ts';
import { ownersCommand } from '../testing/ownersCommand.ts';

/** Creates a site that has made two copies elsewhere: one with one lead and, an hour later, one with two leads. */
async function copied(environment = {}): Promise<CopyWorld & { times: Date[] }> {
  const world = await copyWorld(environment);
  const times: Date[] = [];
  await addSmallPicture(world.site.services);
  for (let copy = 0; copy < 2; copy += 1) {
    await world.site.api.post('/api/leads').send(lead({ name: `Lead ${copy}` }));
    await world.pass(0);
    times.push(world.site.clock.time);
    world.site.clock.time = new Date(world.site.clock.time.getTime() + 3_600_000);
  }
  return { ...world, times };
}
const names = (directory: string): unknown[] => {
  const connection = openDatabase(directory);
  try {
    return connection.handle.prepare('SELECT name FROM leads ORDER BY id').pluck().all();
  } finally {
    connection.close();
  }
};

describe('npm run site -- restore --from', () => {
  test('brings an empty machine back, keys included, from the store and from the directory, now or as of a time', async () => {
    const world = await copied();
    const environment = { ...world.store.environment, BACKUP_DIRECTORY: world.directory };
    const identity = path.join(temporaryDirectory(), 'cle.txt');
    writeFileSync(identity, `# made on paper\n${world.identity}\n`);
    const [first = new Date()] = world.times;
    const restored = async (from: string, at: string[] = []) => {
      const dataDir = path.join(temporaryDirectory(), 'machine-neuve');
      const run = await ownersCommand(
        { ...environment, DATA_DIR: dataDir, BACKUP_IDENTITY_FILE: identity },
        'restore',
        '--from',
        from,
        ...at,
      );
      expect([run.stderr, run.status]).toEqual(['', 0]);
      return { dataDir, run };
    };
    const { dataDir, run } = await restored('s3');
    expect(run.stdout).toContain('sa base relue page par page (2 demandes)');
    expect(names(dataDir)).toEqual(['Lead 0', 'Lead 1']);
    const key = (directory: string) => readFileSync(path.join(directory, 'secret.key'), 'utf8');
    expect(key(dataDir)).toBe(key(world.site.dataDir));
    expect(readdirSync(path.join(dataDir, 'media'))).toEqual(readdirSync(path.join(world.site.dataDir, 'media')));
    expect(ownerKeys(dataDir)).toEqual(ownerKeys(world.site.dataDir));
    expect(readdirSync(dataDir).filter((name) => name.includes('.tmp'))).toEqual([]);
    expect(names((await restored('directory')).dataDir)).toHaveLength(2);
    expect(names((await restored('s3', ['--at', first.toISOString()])).dataDir)).toEqual(['Lead 0']);
  });

  test.runIf(process.getuid?.() === 0)('run by root it reads a key that the account of the data cannot', async () => {
    const world = await copied({ BACKUP_DIRECTORY: '' });
    const identity = path.join(temporaryDirectory(), 'cle.txt');
    writeFileSync(identity, world.identity, { mode: 0o600 });
    const dataDir = temporaryDirectory();
    chownSync(dataDir, 4321, 4321);
    const settings = { ...world.store.environment, DATA_DIR: dataDir, BACKUP_IDENTITY_FILE: identity };
    const { status, stderr } = await ownersCommand(settings, 'restore', '--from', 's3');
    expect([status, stderr]).toEqual([0, expect.stringContaining('au nom du compte 4321')]);
    expect(names(dataDir)).toHaveLength(2);
  });

  test('refuses a wrong key, a damaged copy, no key at all, and touches nothing', async () => {
    const world = await copied({ BACKUP_DIRECTORY: '' });
    const dataDir = temporaryDirectory();
    openDatabase(dataDir).close();
    const before = readFileSync(databaseFile(dataDir));
    const environment = { ...world.store.environment, DATA_DIR: dataDir };
    const other = await makeOwnerKey(temporaryDirectory());
    const [wrong, none] = await Promise.all([
      ownersCommand({ ...environment, BACKUP_IDENTITY: other }, 'restore', '--from', 's3'),
      ownersCommand({ ...environment, DATA_DIR: temporaryDirectory() }, 'restore', '--from', 's3'),
    ]);
    expect([wrong.status, wrong.stderr]).toEqual([78, expect.stringContaining('cette clé n’ouvre pas cette copie')]);
    expect([none.status, none.stderr]).toEqual([78, expect.stringContaining('BACKUP_IDENTITY')]);
    for (const [name, bytes] of world.store.objects)
      world.store.objects.set(name, bytes.subarray(0, bytes.length - 20));
    const cut = await ownersCommand({ ...environment, BACKUP_IDENTITY: world.identity }, 'restore', '--from', 's3');
    expect([cut.status, cut.stderr]).toEqual([78, expect.stringContaining('endommagée ou tronquée')]);
    for (const { stderr } of [wrong, cut]) expect(stderr).toContain('Rien n’a été modifié');
    expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true);
    expect(existsSync(path.join(dataDir, 'secret.key'))).toBe(false);
  });

  test('says what it needs: where from, settings, a date it can read, a copy as old as that', async () => {
    const { environment: store, objects } = await s3Server();
    objects.set(`/copies/site/${copyName(new Date())}`, Buffer.from('x'));
    const identity = await makeOwnerKey(temporaryDirectory());
    const refusal = async (...words: string[]) => {
      const environment = { ...store, DATA_DIR: temporaryDirectory(), BACKUP_IDENTITY: identity };
      return (await ownersCommand(environment, 'restore', '--from', ...words)).stderr;
    };
    const outputs = await Promise.all([
      refusal('ailleurs'),
      refusal('directory'),
      refusal('s3', '--at', 'hier'),
      refusal('s3', '--at', '2001-01-01'),
    ]);
    const wanted = ['restore --from s3', 'BACKUP_DIRECTORY', 'une date est attendue', 'plus récente que cette date'];
    for (const [index, text] of wanted.entries()) expect(outputs[index]).toContain(text);
  });
});

test('backup-key shows a key once, keeps its public half alone, and makes another only with --replace', async () => {
  const dataDir = temporaryDirectory();
  const made = await ownersCommand({ DATA_DIR: dataDir }, 'backup-key');
  const [identity = ''] = /AGE-SECRET-KEY-1\w+/.exec(made.stdout) ?? [];
  expect([made.status, identity.length]).toEqual([0, 74]);
  for (const name of readdirSync(dataDir))
    expect(readFileSync(path.join(dataDir, name), 'utf8')).not.toContain(identity);
  const recipient = ownerKeys(dataDir);
  const again = await ownersCommand({ DATA_DIR: dataDir }, 'backup-key');
  expect([again.status, ownerKeys(dataDir)]).toEqual([78, recipient]);
  expect((await ownersCommand({ DATA_DIR: dataDir }, 'backup-key', '--replace')).status).toBe(0);
  expect(ownerKeys(dataDir)).not.toEqual(recipient);
});

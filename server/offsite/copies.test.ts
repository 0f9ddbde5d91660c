import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import { keysOf } from '../../database/file/backup.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { alertMessage } from '../mail/messages/alertMessage.ts';
import { type CopyWorld, copyWorld, openedCopy } from '../testing/copyWorld.ts';
import { addSmallPicture } from '../testing/mediaWorld.ts';
import { s3Server } from '../testing/s3Server.ts';
import { lead } from '../testing/siteUnderTest.ts';
import { watchSite } from '../watch/startWatch.ts';
import { copyTrouble } from './copyState.ts';
import { copyName } from './directoryStore.ts';
import { makeOwnerKey } from './keyFiles.ts';
import { makeAside } from './makeAside.ts';
import { PATIENCE } from './s3Store.ts';

const MAIL = 'camille.secrete@exemple.fr';
const S3_ONLY = { BACKUP_DIRECTORY: '' };
const stored = ({ store }: CopyWorld) => [...store.objects.keys()].toSorted();
const inDirectory = ({ directory }: CopyWorld) => readdirSync(directory).filter((name) => name.endsWith('.age'));
const post = ({ site }: CopyWorld) => site.api.post('/api/leads').send(lead({ email: MAIL }));
const lastStored = (world: CopyWorld): [string, Buffer] => {
  const name = stored(world).at(-1) ?? '';
  return [name, world.store.objects.get(name) ?? Buffer.alloc(0)];
};

describe('a site with places for its copies', () => {
  test('sends one at once and one an hour to each, signed, opened, brought back in a first drill, and shown on the desk', async () => {
    const world = await copyWorld({}, makeAside);
    await post(world);
    const [name = ''] = await addSmallPicture(world.site.services);
    await world.pass(0);
    expect([stored(world).length, inDirectory(world).length]).toEqual([1, 1]);
    const drilled = { last_copy: { leads: 1 }, last_drill: { at: expect.any(String) }, problems: [] };
    expect(await world.shown()).toMatchObject([
      { kind: 's3', ...drilled },
      { kind: 'directory', ...drilled },
    ]);
    await world.pass(125, { every: 5 });
    expect([stored(world).length, inDirectory(world).length]).toEqual([3, 3]);
    const opened = await openedCopy(lastStored(world), world.identity);
    expect(opened.leads).toBe(1);
    expect(readFileSync(path.join(path.dirname(opened.database), 'media', name), 'utf8')).toBe(name);
    expect(world.store.requests.filter((line) => line.endsWith('403'))).toEqual([]);
    expect(readdirSync(world.site.dataDir).filter((name) => name.includes('.tmp'))).toEqual([]);
  });

  test('a stolen bucket shows no personal data, and a stolen machine no key to it; the database itself, the twin, does', async () => {
    const world = await copyWorld(S3_ONLY);
    await post(world);
    await world.pass(0);
    const all = Buffer.concat([...world.store.objects.values()]);
    const keys = readFileSync(path.join(world.site.dataDir, 'secret.key'), 'utf8').trim();
    for (const text of [MAIL, 'Camille', 'SQLite format 3', keys]) expect(all.includes(text)).toBe(false);
    const files = readdirSync(world.site.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    const holdsKey = (name: string) => readFileSync(path.join(world.site.dataDir, name)).includes('AGE-SECRET-KEY');
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(({ name }) => holdsKey(name))).toEqual([]);
    const { database } = await openedCopy(lastStored(world), world.identity);
    expect(readFileSync(database).includes(MAIL)).toBe(true);
  });

  test('sends nothing without a key, and says so until one is made', async () => {
    const world = await copyWorld(S3_ONLY);
    const recipient = path.join(world.site.dataDir, 'backup-recipient.txt');
    rmSync(recipient);
    await world.pass(10);
    expect(stored(world)).toEqual([]);
    expect((await world.problems()).join()).toContain('npm run site -- backup-key');
    await makeOwnerKey(world.site.dataDir);
    expect(await world.pass(10, { done: () => stored(world).length === 1 })).toBeLessThanOrEqual(5);
    expect(await world.problems()).toEqual([]);
  });

  test('finds a bucket by its name in the host; a store that reads it there alone refuses the other style', async () => {
    const world = await copyWorld({ ...S3_ONLY, BACKUP_S3_STYLE: 'host' });
    await post(world);
    await world.pass(0);
    expect(await world.problems()).toEqual([]);
    expect((await openedCopy(lastStored(world), world.identity)).leads).toBe(1);
    expect(world.store.headers.every(({ host }) => host?.startsWith('copies.s3.site.test:'))).toBe(true);
    expect(world.store.requests.every((line) => !line.includes('/copies'))).toBe(true);
    const other = await s3Server('host');
    const wrong = await copyWorld({ ...S3_ONLY, ...other.environment, BACKUP_S3_STYLE: 'path' });
    await wrong.pass(0);
    expect((await wrong.problems()).join()).toContain('le bucket copies n’existe pas');
  });

  test("sets the store's lock on a copy where one is configured, and deletes none before", async () => {
    const hourly = async (environment: Record<string, string>) => {
      const world = await copyWorld({ ...S3_ONLY, ...environment });
      for (let hour = 100; hour > 0; hour -= 1) {
        const at = new Date(world.site.clock.time.getTime() - hour * 3_600_000);
        world.store.objects.set(`/copies/site/${copyName(at)}`, Buffer.from('x'));
      }
      await world.pass(0);
      return world;
    };
    const [world, twin] = [await hourly({ BACKUP_S3_LOCK_DAYS: '7' }), await hourly({})];
    expect([stored(world).length, stored(twin).length < 60]).toEqual([101, true]);
    const put = world.store.headers.find((headers) => 'x-amz-object-lock-mode' in headers);
    expect(put?.['x-amz-object-lock-mode']).toBe('GOVERNANCE');
    const until = Date.parse(String(put?.['x-amz-object-lock-retain-until-date']));
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(7);
    const sum = Buffer.from(String(put?.['x-amz-content-sha256']), 'hex').toString('base64');
    expect(put?.['x-amz-checksum-sha256']).toBe(sum);
  });

  test('is not accepted with another secret: the store refuses, and the desk shows its message', async () => {
    const world = await copyWorld({ ...S3_ONLY, BACKUP_S3_SECRET: 'un autre' });
    await world.pass(0);
    expect((await world.problems())[0]).toContain('403 (SignatureDoesNotMatch)');
  });

  test('hears from a store of another region which region and address it wants', async () => {
    const world = await copyWorld(S3_ONLY);
    await world.store.breakDown('elsewhere');
    await world.pass(0);
    const [problem] = await world.problems();
    expect(problem).toContain('301 (PermanentRedirect), « The bucket must be addressed at its own endpoint. »');
    expect(problem).toContain('BACKUP_S3_REGION=eu-west-3, son adresse : copies.s3.eu-west-3.example');
  });

  test('reads a lagging list twice, and makes no second copy', async () => {
    const world = await copyWorld(S3_ONLY);
    await world.store.breakDown('lags');
    await world.pass(6);
    expect(await world.problems()).toEqual([]);
    expect(world.store.requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });
});

describe('a store that fails', () => {
  test.each(['down', 'forbidden', 'silent', 'drips', 'truncates'] as const)(
    '(%s) is red within a quarter of an hour, told by mail, disturbs nothing, and is caught up once it is back',
    async (fault) => {
      const world = await copyWorld({
        ...(fault === 'down' ? {} : S3_ONLY),
        SMTP_HOST: '127.0.0.1',
        SMTP_FROM: 'site@site.test',
        NOTIFY_TO: 'moi@site.test',
      });
      await world.pass(0);
      // A store that truncates is only noticed when the next copy is sent; all other faults are noticed when the last copy is checked.
      const minutes = fault === 'truncates' ? 59 : 1;
      world.site.clock.time = new Date(world.site.clock.time.getTime() + minutes * 60_000);
      await world.store.breakDown(fault);
      const red = await world.pass(20, { done: async () => (await world.problems()).length > 0 });
      // Real time spent waiting for the store, during which the test's clock does not advance: `wholeMs` for a store that drips, `idleMs`
      // for a silent one.
      const waited = fault === 'drips' ? PATIENCE.wholeMs : fault === 'silent' ? PATIENCE.idleMs : 0;
      expect(red + waited / 60_000).toBeLessThanOrEqual(15);
      expect((await post(world)).status).toBe(201);
      const [, other] = await world.shown();
      if (fault === 'down') expect(other).toMatchObject({ kind: 'directory', problems: [] });
      await world.pass(10);
      await watchSite(world.site.services);
      const mails = world.site.raw.prepare(`SELECT count(*) FROM outbox WHERE kind = 'alert'`);
      expect(mails.pluck().get()).toBe(1);
      await world.store.breakDown('none');
      await world.pass(6, { done: async () => (await world.problems()).length === 0 });
      expect(await world.problems()).toEqual([]);
      expect((await openedCopy(lastStored(world), world.identity)).leads).toBe(1);
    },
  );

  test('twin: a store whose response is believed without checking the size keeps half a copy, which no key opens', async () => {
    const world = await copyWorld(S3_ONLY);
    await world.store.breakDown('truncates');
    await world.pass(0);
    await expect(openedCopy(lastStored(world), world.identity)).rejects.toThrow('endommagée ou tronquée');
  });

  test('a copy that is changed or deleted there is noticed, the changed one by the drill', async () => {
    const world = await copyWorld(S3_ONLY);
    await world.store.breakDown('corrupts');
    await world.pass(0);
    expect((await world.problems())[0]).toMatch(/Relecture .*octets qui ont été envoyés/);
    await world.store.breakDown('none');
    await world.pass(120, { every: 10 });
    expect(await world.problems()).toEqual([]);
    for (const name of stored(world)) world.store.objects.delete(name);
    await world.pass(11, { done: async () => (await world.problems()).length > 0 });
    expect((await world.problems())[0]).toContain('n’y est plus');
  });

  test('the mail says what failed, and is not sent for one hiccup', async () => {
    const world = await copyWorld(S3_ONLY);
    const { services, clock } = world.site;
    await world.pass(0);
    await world.store.breakDown('forbidden');
    await world.pass(10, { done: async () => (await world.problems()).length > 0 });
    expect(await copyTrouble(services.connection, clock.time)).toBeUndefined();
    await world.pass(10);
    await watchSite(services);
    const addresses = { from: 'a@b.fr', notifyTo: 'moi@site.test', baseUrl: 'https://site.test' };
    const identity = { ...addresses, content: unchangedContent };
    const about = { since: clock.time.toISOString(), identity, messageId: '<x@site.test>' };
    expect((await alertMessage(services.connection, about))?.text).toContain('403 (AccessDenied)');
  });
});

test('late copies and drills are red after two hours and a quarter, and after eight days; just before, the twin, they are not', async () => {
  const world = await copyWorld(S3_ONLY);
  await world.pass(0);
  const after = async (hours: number) => {
    world.site.clock.time = new Date(world.site.clock.time.getTime() + hours * 3_600_000);
    return (await world.problems()).join(' ');
  };
  expect(await after(2.2)).toBe('');
  expect(await after(0.1)).toContain('la dernière a plus de deux heures');
  expect(await after(8 * 24 - 2.4)).not.toContain('Relecture');
  expect(await after(0.2)).toContain('plus de huit jours');
});

test('a copy is brought back once a week, and not before', async () => {
  const world = await copyWorld(S3_ONLY);
  await world.pass(0);
  const drilled = async (hours: number) => {
    world.site.clock.time = new Date(world.site.clock.time.getTime() + hours * 3_600_000);
    const before = world.site.clock.time.toISOString();
    await world.pass(0);
    const [place] = await world.shown();
    return String((place?.last_drill as { at: string } | undefined)?.at) >= before;
  };
  expect(await drilled(7 * 24 - 1)).toBe(false);
  expect(await drilled(2)).toBe(true);
  expect(await drilled(24)).toBe(false);
});

test('an ordinary age and tar open a copy, to a database any SQLite reads', async (context) => {
  if (spawnSync('age', ['--version']).error) return context.skip('« age » is not installed: apt-get install age');
  const world = await copyWorld(S3_ONLY);
  await post(world);
  await world.pass(0);
  const directory = temporaryDirectory();
  const [key, file] = [path.join(directory, 'cle.txt'), path.join(directory, 'copie.tar.gz.age')];
  writeFileSync(key, `${world.identity}\n`);
  writeFileSync(file, lastStored(world)[1]);
  const { status } = spawnSync('sh', ['-c', `age -d -i ${key} ${file} | tar xzf - -C ${directory}`]);
  expect(status).toBe(0);
  const [database = ''] = readdirSync(directory).filter((name) => name.endsWith('.db'));
  expect(readFileSync(path.join(directory, database)).includes(MAIL)).toBe(true);
  expect(existsSync(keysOf(path.join(directory, database)))).toBe(true);
});

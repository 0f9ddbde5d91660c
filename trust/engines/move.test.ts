import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { addLead } from '../../database/leads/leads.ts';
import { type Copied, copyContents, moveDatabase } from '../../database/move/moveDatabase.ts';
import { type EmptyDatabase, fillFile, type Row, readFile } from '../../database/move/moveFile.ts';
import { fillServer, readServer } from '../../database/move/moveServer.ts';
import { openPostgres } from '../../database/postgres/openPostgres.ts';
import { createPool, type Driver } from '../../database/postgres/pool.ts';
import { sampleLead } from '../../database/testing/sampleLead.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount } from '../testing/call.ts';
import { createPglite } from '../testing/engines.ts';
import { filledDirectory, PICTURE } from '../testing/fillEveryRoom.ts';
import { findPostgres, NO_POSTGRES, type PostgresServer, startPostgres } from '../testing/postgres.ts';

const binaries = findPostgres();
if (binaries === undefined) process.stderr.write(`${NO_POSTGRES}\n`);
/** Starting PGlite takes six times as long as the server: it is used only on a machine without one. */
const ENGINE = binaries === undefined ? 'PGlite' : 'PostgreSQL';
const LEADS = amount(40, 100_000);

/** One PGlite for all tests of this file: starting it takes longer than the tests. */
let pglite: Driver | undefined;
let server: PostgresServer;
beforeAll(async () => {
  if (ENGINE === 'PGlite') pglite = await createPglite();
  if (binaries !== undefined) server = await startPostgres({ binaries });
}, 180_000);
afterAll(async () => {
  await pglite?.close();
  await server?.stop();
});
const place = async (name: string) => {
  await server.ask(`CREATE DATABASE ${name}`);
  return { databaseUrl: server.url(name) };
};
let made = 0;
/** Returns an empty database: a new one on the server, or PGlite's after emptying it. */
const emptied = async (): Promise<Driver> => {
  if (!pglite) {
    made += 1;
    const driver = createPool((await place(`made_${made}`)).databaseUrl);
    onTestFinished(() => driver.close());
    return driver;
  }
  await pglite.session((session) => session.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  return pglite;
};

const rows = ({ digests }: Copied) => Object.fromEntries(digests);
const bytes = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

test(`${ENGINE}: there and back every row of every table is what it was, and the source keeps its bytes`, async () => {
  const directory = await filledDirectory(LEADS);
  const before = bytes(databaseFile(directory));
  const driver = await emptied();
  const there = await readFile(directory, (from) => fillServer(driver, (to) => copyContents(from, to)));
  expect(bytes(databaseFile(directory))).toBe(before);
  const counted = "SELECT count(*) > 0 AS known FROM pg_stats WHERE tablename = 'leads' AND attname = 'email'";
  expect((await driver.session((session) => session.query(counted))).rows).toEqual([{ known: true }]);
  const back = temporaryDirectory();
  const again = await readServer(driver, (from) => fillFile(back, (to) => copyContents(from, to)));
  expect(rows(again)).toEqual(rows(there));
  expect(there.digests.get('leads')?.rows).toBe(LEADS);
  const empty = [...there.digests].filter(([, digest]) => digest.rows === 0).map(([name]) => name);
  expect(there.digests.size - empty.length).toBeGreaterThanOrEqual(15);
  // After the move back, search, counters and numbers go on where they were.
  const connection = openDatabase(back);
  onTestFinished(() => connection.close());
  expect(await addLead(connection, sampleLead, new Date('2026-03-02T10:00:00.000Z'))).toMatchObject({
    id: LEADS + 2,
    reference: `DEV-2026-${String(LEADS + 2).padStart(4, '0')}`,
  });
});

describe('a copy', () => {
  const copies = async () => {
    const directory = await filledDirectory(3);
    const driver = await emptied();
    return (change: (to: EmptyDatabase) => Partial<EmptyDatabase> = () => ({})) =>
      readFile(directory, (source) => fillServer(driver, (to) => copyContents(source, { ...to, ...change(to) })));
  };

  test('that changes one letter on its way is noticed, and leaves nothing behind', async () => {
    const copy = await copies();
    const changed = (row: Row) => row.map((value) => (value === 'Nom 2' ? 'Nom 3' : value));
    const wrong = copy((to) => ({
      put: (table, columns, some) => to.put(table, columns, table === 'leads' ? some.map(changed) : some),
    }));
    await expect(wrong).rejects.toThrow(/les lignes ne sont pas les mêmes \(leads/);
    expect((await copy()).digests.get('leads')?.rows).toBe(3);
  });

  test('that is cut short leaves nothing behind, and can be begun again', async () => {
    const copy = await copies();
    let left = 3;
    const cut = copy((to) => ({
      async put(...given) {
        left -= 1;
        if (left === 0) throw new Error('the power is gone');
        await to.put(...given);
      },
    }));
    await expect(cut).rejects.toThrow('the power is gone');
    expect((await copy()).digests.get('leads')?.rows).toBe(3);
    await expect(copy()).rejects.toThrow('n’est pas vide');
  });
});

describe.skipIf(binaries === undefined)('PostgreSQL', () => {
  test('a site that runs on either side is a refusal', async () => {
    const directory = await filledDirectory(2);
    const to = await place('running');
    const opened = await openPostgres(to.databaseUrl);
    await expect(moveDatabase({ dataDir: directory }, to)).rejects.toThrow('arrêtez-les tous');
    await expect(moveDatabase(to, { dataDir: temporaryDirectory() })).rejects.toThrow('arrêtez-les tous');
    await opened.close();
    await expect(moveDatabase({ dataDir: directory }, to)).resolves.toBeDefined();
  });

  test('the owner’s command says what was moved and what to carry; pictures and the key of the copies go along', async () => {
    const directory = await filledDirectory(2);
    const webp = Buffer.alloc(600_000, 'été');
    mkdirSync(path.join(directory, 'media'));
    writeFileSync(path.join(directory, 'media', `${PICTURE}-480.webp`), webp);
    writeFileSync(path.join(directory, 'backup-recipient.txt'), 'age1owner\n');
    const to = await place('commanded');
    const key = 'k'.repeat(43);
    const { stdout: output } = await ownersCommand({ DATA_DIR: directory }, 'move', '--to', to.databaseUrl);
    expect(output).toMatch(/Tout est copié et relu[\s\S]*SECRET_KEY=[\s\S]*clé publique des copies/);
    expect(output).toContain(`1 fichier(s) d’images manquent dans le dossier media : ${PICTURE}-480.avif`);
    const rows = await server.ask('SELECT content FROM media_parts ORDER BY position', 'commanded');
    expect(Buffer.concat(rows.map(({ content }) => content as Buffer)).equals(webp)).toBe(true);

    const back = path.join(temporaryDirectory(), 'back');
    const given = { DATA_DIR: temporaryDirectory(), DATABASE_URL: to.databaseUrl, SECRET_KEY: key };
    expect((await ownersCommand(given, 'move', '--to', back)).stdout).toMatch(/2 demandes/);
    expect(readFileSync(path.join(back, 'secret.key'), 'utf8')).toBe(`${key}\n`);
    expect(readFileSync(path.join(back, 'backup-recipient.txt'), 'utf8')).toBe('age1owner\n');
    expect(readFileSync(path.join(back, 'media', `${PICTURE}-480.webp`)).equals(webp)).toBe(true);
  });
});

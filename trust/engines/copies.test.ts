import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { type Copied, moveDatabase } from '../../database/move/moveDatabase.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { directoryStore } from '../../server/offsite/directoryStore.ts';
import { makeOwnerKey, ownerKeys } from '../../server/offsite/keyFiles.ts';
import { makeAside } from '../../server/offsite/makeAside.ts';
import { fillFile } from '../testing/boundStore.ts';
import { amount, caller, leadCall, pause, report } from '../testing/call.ts';
import { filledDirectory, PICTURE } from '../testing/fillEveryRoom.ts';
import { startPostgres, testOnPostgres } from '../testing/postgres.ts';
import { newKey } from '../testing/replicas.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const LEADS = amount(400, 20_000);

/** Digests of all tables but those a restore itself changes. */
const still = ({ digests }: Copied) =>
  Object.fromEntries([...digests].filter(([name]) => name !== 'settings' && name !== 'sessions'));

/** Stdout and stderr of the owner's command, joined. */
const outputOf = (settings: Record<string, string>, ...words: string[]): Promise<string> =>
  ownersCommand(settings, ...words).then(({ stdout, stderr }) => stdout + stderr);

interface Place {
  address: string;
  copy: { leads: number } | null;
  look: { problem: string | null } | null;
  drill: { at: string } | null;
  drillLook: { problem: string | null } | null;
}

testOnPostgres(
  'a site on a server copies it elsewhere while it is written to, opens the copy, and comes back from it row for row',
  async (binaries) => {
    const server = await startPostgres({ binaries });
    onTestFinished(() => server.stop());
    for (const name of ['first', 'second', 'third']) await server.ask(`CREATE DATABASE ${name}`);
    const [place, dataDir, key] = [temporaryDirectory(), temporaryDirectory(), newKey()];
    const filled = await filledDirectory(LEADS);
    await fillFile(filled, async (store) => {
      for (const format of ['avif', 'webp'])
        await store.storeFile(`${PICTURE}-480.${format}`, Buffer.from(`the ${format} of it`));
    });
    await moveDatabase({ dataDir: filled }, { databaseUrl: server.url('first') });

    const identity = await makeOwnerKey(dataDir);
    const environment = { DATABASE_URL: server.url('first'), SECRET_KEY: key, BACKUP_DIRECTORY: place };
    const begun = performance.now();
    const running = await startServerProcess({ dataDir, environment });
    const state = async (): Promise<Place | undefined> => {
      const [row] = await server.ask(`SELECT value FROM settings WHERE name = 'offsite-copies'`, 'first');
      return row && (JSON.parse(String(row.value)) as { directory: Place }).directory;
    };
    let sent = 0;
    let noted: Place | undefined;
    for (; noted?.drill == null && noted?.look?.problem == null && noted?.drillLook?.problem == null; sent += 1) {
      expect((await caller(running.port)(leadCall(`amid ${sent}`))).status).toBe(201);
      await pause(100);
      noted = await state();
    }
    const ms = performance.now() - begun;
    expect(noted).toMatchObject({ address: place, look: { problem: null }, drillLook: { problem: null } });
    const copied = noted?.copy?.leads ?? 0;
    expect(copied).toBeGreaterThanOrEqual(LEADS);
    expect(copied).toBeLessThanOrEqual(LEADS + sent);
    expect(readdirSync(place).filter((name) => name.endsWith('.age'))).toHaveLength(1);
    // The copy's work files are deleted after its last state is stored.
    const leftOver = () => readdirSync(dataDir).filter((name) => name.includes('.tmp'));
    await expect.poll(leftOver).toEqual([]);
    // Any process of the site makes the next copy: each finds the owner's public key.
    const beside = await outputOf({ ...environment, DATA_DIR: temporaryDirectory() }, 'doctor');
    expect(beside).toContain(`Dernière copie relue de là`);
    expect(beside).not.toContain('aucune clé');
    expect(await running.end('SIGTERM')).toBe(0);

    // Copies a database at rest, so that every row can be compared.
    const at = new Date(Date.now() + 1000).toISOString();
    const job = { dataDir, databaseUrl: server.url('first'), directory: path.join(temporaryDirectory(), 'copie'), at };
    const keys = ownerKeys(dataDir) ?? { recipient: '', proof: '' };
    const made = await makeAside({ ...job, keys }, new AbortController().signal);
    await directoryStore(place, true).put(made);
    const from = { BACKUP_DIRECTORY: place, BACKUP_IDENTITY: identity };
    const machine = temporaryDirectory();
    const to = { ...from, DATA_DIR: machine, DATABASE_URL: server.url('second') };
    expect(await outputOf(to, 'restore', '--from', 'directory')).toContain('Tout est dans la base de DATABASE_URL');
    expect(readdirSync(machine).filter((name) => name.includes('.tmp') || name.endsWith('site.db'))).toEqual([]);
    const [before, after] = await Promise.all(
      ['first', 'second'].map((name) =>
        moveDatabase({ databaseUrl: server.url(name) }, { dataDir: temporaryDirectory() }),
      ),
    );
    expect(after && still(after)).toEqual(before && still(before));
    expect(after?.digests.get('leads')?.rows).toBe(LEADS + sent);
    expect(after?.digests.get('media_parts')?.rows).toBe(2);
    expect(await outputOf(to, 'restore', '--from', 'directory')).toContain('n’est pas vide');

    // Restores the same copy to a site with a database file instead of a server.
    const alone = temporaryDirectory();
    expect(await outputOf({ ...from, DATA_DIR: alone }, 'restore', '--from', 'directory')).toContain(
      `${LEADS + sent} demandes`,
    );
    expect(readFileSync(path.join(alone, 'media', `${PICTURE}-480.webp`), 'utf8')).toBe('the webp of it');
    report('P8', `${copied} leads copied and opened again in ${Math.round(ms)} ms, ${sent} leads posted meanwhile`);
  },
);

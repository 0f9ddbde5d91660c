import { mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { unfinished } from '../../database/file/databaseFile.ts';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { copyTime, directoryStore, type Store, type StoredCopy } from '../../server/offsite/directoryStore.ts';
import { keepCopyKeys, proofKeyOf } from '../../server/offsite/keyFiles.ts';
import type { OffsiteSettings } from '../../server/offsite/offsiteSettings.ts';
import { openCopy } from '../../server/offsite/openCopy.ts';
import { s3Store } from '../../server/offsite/s3Store.ts';
import type { Settings } from '../../server/start/settings.ts';
import { makeDataDir, StartRefusal, systemReason } from '../../server/start/startRefusal.ts';
import { type Command, say } from './command.ts';
import { countLeads, putBack } from './restore.ts';

const HOW = 'npm run site -- restore --from s3 (ou directory) [--at 2026-11-22T14:00Z]';

/** Restores a copy from elsewhere into this data directory, which may be empty: the newest copy, or the last one before a time. */
export const restoreCopy: Command = async ({ settings, operands }) => {
  const { from, at } = readOperands(operands);
  const store = storeOf(settings.offsite, from);
  const copy = await choose(store, at).catch(refuse);
  return bringBack(settings, { name: copy.name, place: store.address, fetch: (file) => store.get(copy, file) });
};

/** Restores a copy that was downloaded from the desk into this data directory, which may be empty. */
export const restoreDownloaded = (settings: Settings, copy: string): Promise<number> =>
  bringBack(settings, {
    name: path.basename(copy),
    place: path.dirname(path.resolve(copy)),
    fetch: (file) => copyFile(copy, file),
  });

interface Found {
  name: string;
  place: string;
  /** Writes the copy to a file that does not exist yet. */
  fetch(file: string): Promise<void>;
}

async function bringBack(settings: Settings, { name, place, fetch }: Found): Promise<number> {
  const identity = await identityIn(settings.backupIdentity);
  makeDataDir(settings.dataDir);
  // Refuses while the site runs, before anything is fetched.
  lockDataDir(settings.dataDir)();
  const work = unfinished(path.join(settings.dataDir, 'copie-distante'));
  mkdirSync(work, { mode: 0o700 });
  try {
    say(`Copie choisie : ${name}, dans ${place}.`);
    const file = path.join(work, name);
    await fetch(file).catch(refuse);
    const job = { file, name, identity, proof: proofKeyOf(identity), directory: path.join(work, 'ouverte') };
    const { database, leads } = await openCopy(job).catch(refuse);
    say(
      `Elle vient de ce site et elle est entière : signée par la clé imprimée, authentifiée jusqu’au dernier octet, sa base relue page par page (${countLeads(leads)}).`,
    );
    await putBack(settings, database, name);
    // Encrypts later copies of this machine with the key that opened this copy, unless the machine already has a key.
    await keepCopyKeys(settings.dataDir, { identity });
    return 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function refuse(error: unknown): never {
  const reason = systemReason(error) ?? (error instanceof Error ? error.message : String(error));
  throw new StartRefusal([`Restauration impossible : ${reason}. Rien n’a été modifié.`]);
}

function readOperands(args: string[]): { from: string; at: Date | undefined } {
  const options = { from: { type: 'string' }, at: { type: 'string' } } as const;
  const { from, at } = parseArgs({ args, options, strict: false }).values;
  if (at !== undefined && Number.isNaN(Date.parse(String(at))))
    throw new StartRefusal([`--at : une date est attendue, comme 2026-11-22T14:00Z. ${HOW}`]);
  return { from: String(from), at: at === undefined ? undefined : new Date(String(at)) };
}

function storeOf({ s3, directory }: OffsiteSettings, from: string): Store {
  if (from === 's3' && s3) return s3Store({ settings: s3, signal: new AbortController().signal });
  if (from === 'directory' && directory !== undefined) return directoryStore(directory, false);
  if (from === 's3')
    throw new StartRefusal(['BACKUP_S3_ENDPOINT : les réglages BACKUP_S3_* disent où sont les copies.']);
  if (from === 'directory') throw new StartRefusal(['BACKUP_DIRECTORY : ce réglage dit où sont les copies.']);
  throw new StartRefusal([`Indiquez d’où : ${HOW}`]);
}

async function choose(store: Store, at: Date | undefined): Promise<StoredCopy> {
  const copies = (await store.list()).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  if (copies.length === 0) throw new Error(`il n’y a pas de copie dans ${store.address}`);
  const chosen = copies.findLast(({ name }) => at === undefined || (copyTime(name) ?? at) <= at);
  if (!chosen) throw new Error(`la plus ancienne copie (${copies[0]?.name}) est plus récente que cette date`);
  return chosen;
}

/** Returns the owner's private key: from the argument, or typed in. */
async function identityIn(given: string | undefined): Promise<string> {
  // Finds the key among the comments of a file made by age-keygen.
  const [identity] = /^AGE-SECRET-KEY-1[0-9A-Z]{58}\b/m.exec(given ?? (await typed())) ?? [];
  if (identity === undefined)
    throw new StartRefusal([
      'BACKUP_IDENTITY : la clé privée des copies est attendue (AGE-SECRET-KEY-1…, montrée par « npm run site -- backup-key »), ou le fichier qui la contient, par BACKUP_IDENTITY_FILE.',
    ]);
  return identity;
}

async function typed(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Clé privée des copies (AGE-SECRET-KEY-1…) : ');
  } finally {
    terminal.close();
  }
}

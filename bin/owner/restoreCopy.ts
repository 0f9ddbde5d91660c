import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { lockDataDir } from '../../database/file/dataDirLock.ts';
import { copyTime, directoryStore, type Store } from '../../server/offsite/directoryStore.ts';
import { drillIdentity, keepRecipient } from '../../server/offsite/keyFiles.ts';
import type { OffsiteSettings } from '../../server/offsite/offsiteSettings.ts';
import { CopyRefusal, openCopy } from '../../server/offsite/openCopy.ts';
import { s3Store } from '../../server/offsite/s3Store.ts';
import { readSecrets } from '../../server/start/readSecrets.ts';
import { makeDataDir, StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say } from './command.ts';
import { putBack } from './move.ts';

const HOW = 'npm run site -- restore --from s3 (ou directory) [--at 2026-11-22T14:00Z]';

/** Brings a copy from elsewhere into this data directory, which may be empty: the newest, or the last before a time. */
export const restoreCopy: Command = async ({ settings, operands }) => {
  const { from, at } = readOperands(operands);
  const store = storeOf(settings.offsite, from);
  const name = await choose(store, at).catch(refuse);
  const given = await givenIdentity(settings.dataDir);
  const identities = [given ?? drillIdentity(settings.dataDir) ?? ''];
  makeDataDir(settings.dataDir);
  // A site that runs is told so before anything is fetched.
  lockDataDir(settings.dataDir)();
  const work = path.join(settings.dataDir, `copie-distante.${process.pid}.tmp`);
  mkdirSync(work, { mode: 0o700 });
  try {
    say(`Copie choisie : ${name}, dans ${store.address}.`);
    const file = path.join(work, name);
    await store.get(name, file).catch(refuse);
    const opened = path.join(work, 'ouverte');
    const { database, leads } = await openCopy({ file, identities, directory: opened }).catch(refuse);
    say(`Elle est entière : chaque fichier et chaque table sont ce qui avait été noté (${leads} demande(s)).`);
    await putBack(settings, database, name);
    if (given !== undefined) await keepRecipient(settings.dataDir, given);
    return 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

function refuse(error: unknown): never {
  const reason = error instanceof CopyRefusal || error instanceof Error ? error.message : String(error);
  throw new StartRefusal([`Restauration impossible : ${reason}. Rien n’a été modifié.`]);
}

function readOperands(operands: readonly string[]): { from: string; at: Date | undefined } {
  const valueOfOption = (name: string) => {
    const index = operands.indexOf(name);
    return index < 0 ? undefined : (operands[index + 1] ?? '');
  };
  const at = valueOfOption('--at');
  if (at !== undefined && Number.isNaN(Date.parse(at)))
    throw new StartRefusal([`--at : une date est attendue, comme 2026-11-22T14:00Z. ${HOW}`]);
  return { from: valueOfOption('--from') ?? '', at: at === undefined ? undefined : new Date(at) };
}

function storeOf({ s3, directory }: OffsiteSettings, from: string): Store {
  if (from === 's3' && s3) return s3Store({ settings: s3, signal: new AbortController().signal });
  if (from === 'directory' && directory !== undefined) return directoryStore(directory, async () => false);
  if (from === 's3')
    throw new StartRefusal(['BACKUP_S3_ENDPOINT : les réglages BACKUP_S3_* disent où sont les copies.']);
  if (from === 'directory') throw new StartRefusal(['BACKUP_DIRECTORY : ce réglage dit où sont les copies.']);
  throw new StartRefusal([`Indiquez d’où : ${HOW}`]);
}

async function choose(store: Store, at: Date | undefined): Promise<string> {
  const names = (await store.list()).map(({ name }) => name).toSorted();
  if (names.length === 0) throw new Error(`il n’y a pas de copie dans ${store.address}`);
  const chosen = names.filter((name) => at === undefined || (copyTime(name) ?? at) <= at).at(-1);
  if (chosen === undefined) throw new Error(`la plus ancienne copie (${names[0]}) est plus récente que cette date`);
  return chosen;
}

/** The key given or typed in; undefined where this machine has one with which it opens its own copies. */
async function givenIdentity(dataDir: string): Promise<string | undefined> {
  const { values, problems } = readSecrets(process.env);
  if (problems.length > 0) throw new StartRefusal(problems);
  if (values.BACKUP_IDENTITY === undefined && drillIdentity(dataDir) !== undefined) return undefined;
  const given = values.BACKUP_IDENTITY ?? (await typed());
  // As age-keygen writes it: comments, then the key.
  const identity = given
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
    ?.trim();
  if (identity === undefined || !/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(identity))
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Settings } from '../start/settings.ts';

/** The public half of the owner's key pair; the private half is only ever shown, once. */
export const recipientFile = (dataDir: string): string => path.join(dataDir, 'backup-recipient.txt');
/** A second pair, with which the site opens its own copies to check them. */
export const drillFile = (dataDir: string): string => path.join(dataDir, 'backup-drill.key');

const lineOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;

/** The owner's public key, to which copies are encrypted; undefined until one has been made. */
export const ownerRecipient = (dataDir: string): string | undefined => lineOf(recipientFile(dataDir));

/** The key with which this data directory opens its own copies, if it has made any. */
export const drillIdentity = (dataDir: string): string | undefined => lineOf(drillFile(dataDir));

const RECIPIENT = 'backup-recipient';

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * The owner's public key, to which copies are encrypted. Processes that share a database have a data directory each, and any
 * of them may make the next copy: they find it in the database.
 */
export async function recipientOf(
  connection: Connection,
  { dataDir, databaseUrl }: Where,
): Promise<string | undefined> {
  const shared = databaseUrl === undefined ? undefined : await readSetting(connection, RECIPIENT);
  return shared ?? ownerRecipient(dataDir);
}

/** Lets the processes that share a database know the public key this one has, unless they know one: or `anyway`. */
export async function shareRecipient(
  { write }: Pick<WriteQueue, 'write'>,
  { dataDir, databaseUrl }: Where,
  anyway = false,
): Promise<void> {
  const mine = ownerRecipient(dataDir);
  if (databaseUrl === undefined || mine === undefined) return;
  await write(async (writer) => {
    if (anyway || (await readSetting(writer, RECIPIENT)) === undefined) await writeSetting(writer, RECIPIENT, mine);
  });
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writePrivately } from '../../database/file/secretFile.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Settings } from '../start/settings.ts';

/** The public half of the owner's key pair; the private half is only ever shown, once. */
const recipientFile = (dataDir: string): string => path.join(dataDir, 'backup-recipient.txt');

/** The owner's public key, to which copies are encrypted; undefined until one has been made. */
export function ownerRecipient(dataDir: string): string | undefined {
  const file = recipientFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

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

/**
 * Makes the owner's key pair; only its public half is kept.
 * @returns the private half, for the owner to keep elsewhere.
 */
export async function makeOwnerKey(dataDir: string): Promise<string> {
  const identity = await generateX25519Identity();
  writePrivately(recipientFile(dataDir), await identityToRecipient(identity));
  return identity;
}

/** Lets the copies to come be encrypted to a key whose public half is known, where this machine knows none yet. */
export function keepPublicKey(dataDir: string, recipient: string): void {
  if (ownerRecipient(dataDir) === undefined) writePrivately(recipientFile(dataDir), recipient);
}

import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Settings } from '../start/settings.ts';
import { ownerRecipient } from './keyFiles.ts';

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

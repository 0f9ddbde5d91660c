import { hkdfSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { writePrivately } from '../../database/file/secretFile.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { type Cipher, createCipher, readSecretKeys } from '../security/secretKey.ts';
import type { Settings } from '../start/settings.ts';

/** The public part of the owner's printed key; the key itself is only shown, once. */
export interface CopyKeys {
  /** The public half, to which copies are encrypted. */
  recipient: string;
  /**
   * Key that signs copies, derived from the printed key; the printed key cannot be derived from it. Empty for a key of a former version.
   */
  proof: string;
}

const keysFile = (dataDir: string): string => path.join(dataDir, 'backup-recipient.txt');

/** Derives the signing key from the printed key: a restore needs nothing else to verify a copy. */
export const proofKeyOf = (identity: string): string =>
  Buffer.from(hkdfSync('sha256', identity, '', 'copies of this site', 32)).toString('base64url');

const keysOfIdentity = async (identity: string): Promise<CopyKeys> => ({
  recipient: await identityToRecipient(identity),
  proof: proofKeyOf(identity),
});

const written = ({ recipient, proof }: CopyKeys): string => [recipient, proof].filter(Boolean).join('\n');

function read(text: string | undefined): CopyKeys | undefined {
  const [recipient = '', proof = ''] = text?.trim().split('\n') ?? [];
  return recipient ? { recipient, proof } : undefined;
}

/** Keys stored in a data directory; undefined until the owner has made one. */
export function ownerKeys(dataDir: string): CopyKeys | undefined {
  const file = keysFile(dataDir);
  return existsSync(file) ? read(readFileSync(file, 'utf8')) : undefined;
}

const SHARED = 'backup-recipient';

type Where = Pick<Settings, 'dataDir' | 'databaseUrl' | 'secretKeys'>;

/** Cipher for the signing key that processes share: with the server's database alone, a thief cannot sign a copy. */
const cipherOf = ({ dataDir, secretKeys, databaseUrl }: Where): Cipher =>
  createCipher(readSecretKeys({ dataDir, given: secretKeys, shared: databaseUrl !== undefined }));

/**
 * Returns the keys of the copies. Processes that share a database have a data directory each, and any of them may make the next copy: they
 * find the keys in the database.
 */
export async function copyKeysOf(connection: Connection, where: Where): Promise<CopyKeys | undefined> {
  const shared = where.databaseUrl === undefined ? undefined : read(await readSetting(connection, SHARED));
  if (!shared) return ownerKeys(where.dataDir);
  const { recipient, proof } = shared;
  return { recipient, proof: proof && (cipherOf(where).decrypt(SHARED, recipient, proof) ?? '') };
}

/** Stores this process's keys for the others, if none are stored yet; `anyway` replaces those stored. */
export async function shareCopyKeys({ write }: Pick<WriteQueue, 'write'>, where: Where, anyway = false): Promise<void> {
  const mine = ownerKeys(where.dataDir);
  if (where.databaseUrl === undefined || !mine) return;
  const { recipient, proof } = mine;
  const text = written({ recipient, proof: proof && cipherOf(where).encrypt(SHARED, recipient, proof) });
  await write(async (writer) => {
    if (anyway || (await readSetting(writer, SHARED)) === undefined) await writeSetting(writer, SHARED, text);
  });
}

/**
 * Makes the owner's key; only its public half and what signs copies are kept.
 * @returns the private half, for the owner to keep elsewhere.
 */
export async function makeOwnerKey(dataDir: string): Promise<string> {
  const identity = await generateX25519Identity();
  writePrivately(keysFile(dataDir), written(await keysOfIdentity(identity)));
  return identity;
}

/** Stores the keys in the data directory for later copies, unless it has keys already. */
export async function keepCopyKeys(dataDir: string, keys: CopyKeys | { identity: string }): Promise<void> {
  if (ownerKeys(dataDir)) return;
  writePrivately(keysFile(dataDir), written('identity' in keys ? await keysOfIdentity(keys.identity) : keys));
}

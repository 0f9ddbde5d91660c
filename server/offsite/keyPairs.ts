import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { drillFile, drillIdentity, ownerRecipient, recipientFile } from './keyFiles.ts';

/**
 * Makes the owner's key pair; only its public half is kept.
 * @returns the private half, for the owner to keep elsewhere.
 */
export async function makeOwnerKey(dataDir: string): Promise<string> {
  const identity = await generateX25519Identity();
  write(recipientFile(dataDir), await identityToRecipient(identity));
  return identity;
}

/** Lets the copies to come be encrypted to the key that opened one, where this machine knows none yet. */
export const keepRecipient = async (dataDir: string, identity: string): Promise<void> =>
  keepPublicKey(dataDir, await identityToRecipient(identity));

/** Lets the copies to come be encrypted to a key whose public half is known, where this machine knows none yet. */
export function keepPublicKey(dataDir: string, recipient: string): void {
  if (ownerRecipient(dataDir) === undefined) write(recipientFile(dataDir), recipient);
}

/** The public half of the pair for drills, which is made when it is first needed. */
export async function drillRecipient(dataDir: string): Promise<string> {
  if (drillIdentity(dataDir) === undefined) write(drillFile(dataDir), await generateX25519Identity());
  return identityToRecipient(drillIdentity(dataDir) ?? '');
}

/** In place at once or not at all. */
function write(file: string, line: string): void {
  const partial = `${file}.${process.pid}.tmp`;
  rmSync(partial, { force: true });
  writeFileSync(partial, `${line}\n`, { mode: 0o600, flush: true });
  renameSync(partial, file);
}

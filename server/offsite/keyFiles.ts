import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

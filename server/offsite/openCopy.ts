import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { keysOf } from '../../database/file/backup.ts';
import { copyDatabase, verifyBackup } from '../../database/file/copyDatabase.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { bringOtherPictures, mediaBeside } from '../../database/file/media.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { copyServer } from '../../database/move/moveDatabase.ts';
import { copyName } from './directoryStore.ts';
import { readTar, writeTar } from './tar.ts';

export interface CopyJob {
  dataDir: string;
  /** The server whose database is copied, in place of the data directory's file. */
  databaseUrl?: string | undefined;
  /** Where the copy is made: empty, private, on the same disk. */
  directory: string;
  /** ISO time. */
  at: string;
  /** The owner's public key. */
  owner: string;
}

export interface MadeCopy {
  file: string;
  name: string;
  bytes: number;
  sha256: string;
  leads: number;
}

/**
 * Copies the database as it is at one instant, and puts it with the site's keys and media into one compressed file that only
 * the owner's private key opens; another opens it once, right here, as a restore would, and is forgotten. Memory does not grow
 * with the database.
 */
export async function makeCopy({ dataDir, databaseUrl, directory, at, owner }: CopyJob): Promise<MadeCopy> {
  const modified = new Date(at);
  const name = copyName(modified);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = path.join(directory, name.replace('.tar.gz.age', '.db'));
  if (databaseUrl === undefined) copyDatabase({ from: databaseFile(dataDir), to: database });
  else await copyServer(databaseUrl, database);
  addKeys(secretFile(dataDir), keysOf(database));
  // By names of its own: a picture deleted while the copy is packed is in it all the same.
  const media = mediaBeside(database);
  bringOtherPictures(database, mediaBeside(databaseFile(dataDir)), media);
  const pictures = existsSync(media) ? readdirSync(media).map((picture) => path.join(media, picture)) : [];
  const entries = [database, keysOf(database), ...pictures]
    .filter(existsSync)
    .map((file) => ({ name: path.relative(directory, file), content: { file }, modified }));

  const file = path.join(directory, name);
  const encrypter = new Encrypter();
  const identity = await generateX25519Identity();
  for (const recipient of [owner, await identityToRecipient(identity)]) encrypter.addRecipient(recipient);
  const gzip = createGzip();
  const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as globalThis.ReadableStream<Uint8Array>);
  await Promise.all([
    pipeline(writeTar(entries), gzip),
    pipeline(fromWeb(encrypted), createWriteStream(file, { mode: 0o600, flush: true })),
  ]);
  // The disk has room for one of them.
  rmSync(database);
  const { leads } = await openCopy({ file, identity, directory: path.join(directory, 'ouverte') });
  return { file, name, bytes: statSync(file).size, sha256: await sha256Of(file), leads };
}

/** The SHA-256 of a file, read in pieces. */
export async function sha256Of(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);

export interface OpenJob {
  file: string;
  /** The private key. */
  identity: string;
  /** Where it is unpacked: empty, private. */
  directory: string;
}

export interface OpenedCopy {
  database: string;
  leads: number;
}

/** What a copy is made of; until the end of 2026 a list of its files and tables too, which age makes needless. */
const OURS = /^(manifest\.json|site-[\dTZ-]+\.db|secret-[\dTZ-]+\.key|media\/[^/\\.][^/\\]*)$/;

/**
 * Decrypts and unpacks a copy, whose every byte age authenticates, up to the last; then reads its database, page by page.
 * @throws Error with a sentence's end when the key is another one, or anything is missing or differs.
 */
export async function openCopy({ file, identity, directory }: OpenJob): Promise<OpenedCopy> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const names = await unpack(file, { identity, directory }).catch((error: Error) => {
    if (error.message.includes('no identity matched'))
      throw new Error('cette clé n’ouvre pas cette copie : c’est celle d’une autre paire');
    throw new Error(`la copie est endommagée ou tronquée (${error.message})`);
  });
  const name = names.find((entry) => entry.endsWith('.db'));
  if (name === undefined) throw new Error('la copie ne contient pas de base');
  const database = path.join(directory, name);
  return { database, leads: verifyBackup(database).leads };
}

/** Answers the names of what it unpacked: only those a copy is made of, none that leads out of the directory. */
async function unpack(file: string, { identity, directory }: Omit<OpenJob, 'file'>): Promise<string[]> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const plain = fromWeb(await decrypter.decrypt(source));
  const names: string[] = [];
  for await (const entry of readTar(plain, createGunzip())) {
    const { name } = entry.header;
    if (!OURS.test(name)) throw new Error(`elle contient un fichier étranger : ${name}`);
    const to = path.join(directory, name);
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    await pipeline(entry, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    names.push(name);
  }
  return names;
}

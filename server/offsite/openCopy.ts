import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MEBIBYTE, REFUSING_MIB } from '../../data/desk/deskLimits.ts';
import { keysOf } from '../../database/file/backup.ts';
import { copyDatabase, verifyBackup } from '../../database/file/copyDatabase.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { bringOtherPictures, mediaBeside } from '../../database/file/media.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { copyServer } from '../../database/move/moveDatabase.ts';
import { systemReason } from '../start/startRefusal.ts';
import { copyName } from './directoryStore.ts';
import type { CopyKeys } from './keyFiles.ts';
import { readTar, writeTar } from './tar.ts';

export interface CopyJob {
  dataDir: string;
  /** Database server to copy, instead of the data directory's file. */
  databaseUrl?: string | undefined;
  /** Directory the copy is made in: empty, private, on the same disk. */
  directory: string;
  /** Time of the copy, ISO. */
  at: string;
  keys: CopyKeys;
}

export interface MadeCopy {
  file: string;
  name: string;
  bytes: number;
  sha256: string;
  leads: number;
}

/**
 * Copies the database at one instant, with the site's keys and media, into one compressed file that only the owner's private key decrypts.
 * A second key, made for this copy and then forgotten, decrypts it here as a restore would. Memory does not grow with the database.
 */
export async function makeCopy({ dataDir, databaseUrl, directory, at, keys }: CopyJob): Promise<MadeCopy> {
  const modified = new Date(at);
  const name = copyName(modified);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = path.join(directory, name.replace('.tar.gz.age', '.db'));
  if (databaseUrl === undefined) copyDatabase({ from: databaseFile(dataDir), to: database });
  else await copyServer(databaseUrl, database);
  addKeys(secretFile(dataDir), keysOf(database));
  // Hard links keep in the copy a picture that is deleted while the copy is packed.
  const media = mediaBeside(database);
  bringOtherPictures(database, mediaBeside(databaseFile(dataDir)), media);
  const pictures = existsSync(media) ? readdirSync(media).map((picture) => path.join(media, picture)) : [];
  const entries = [database, keysOf(database), ...pictures]
    .filter(existsSync)
    .map((file) => ({ name: path.relative(directory, file), content: { file }, modified }));
  const digests = new Map<string, string>();
  for (const { name: entry, content } of entries) digests.set(entry, await sha256Of(content.file));
  const signature = { name: SIGNATURE, content: Buffer.from(`${signatureOf(name, digests, keys.proof)}\n`), modified };

  const file = path.join(directory, name);
  const encrypter = new Encrypter();
  const identity = await generateX25519Identity();
  for (const recipient of [keys.recipient, await identityToRecipient(identity)]) encrypter.addRecipient(recipient);
  const gzip = createGzip();
  const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as globalThis.ReadableStream<Uint8Array>);
  await Promise.all([
    pipeline(writeTar([...entries, signature]), gzip),
    pipeline(fromWeb(encrypted), createWriteStream(file, { mode: 0o600, flush: true })),
  ]);
  // Deletes the database before the copy is unpacked to check it: the disk may have no room for both.
  rmSync(database);
  const { leads } = await openCopy({
    file,
    name,
    identity,
    proof: keys.proof,
    directory: path.join(directory, 'ouverte'),
  });
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

/** Last file of a copy: it proves the origin, which encryption to a public key does not. */
const SIGNATURE = 'signature.txt';

/** HMAC-SHA256 over the copy's name and each of its files, in hexadecimal. */
const signatureOf = (name: string, digests: ReadonlyMap<string, string>, proof: string): string =>
  createHmac('sha256', proof)
    .update([name, ...[...digests].map(([entry, sha256]) => `${sha256}  ${entry}`)].join('\n'))
    .digest('hex');

interface OpenJob {
  file: string;
  /** Name of the copy in its store. */
  name: string;
  /** The owner's private key, which decrypts the copy. */
  identity: string;
  /** Key that verifies the signature of the copy. */
  proof: string;
  /** Directory into which the copy is unpacked: empty, private. */
  directory: string;
}

export interface OpenedCopy {
  database: string;
  leads: number;
}

/** Matches the names of the files that a copy may contain. */
const OURS = /^(signature\.txt|site-[\dTZ-]+\.db|secret-[\dTZ-]+\.key|media\/[^/\\.][^/\\]*)$/;

/**
 * Decrypts and unpacks a copy (age authenticates every byte, up to the last), checks its signature and the name it was signed under, then
 * reads its database, page by page.
 * @throws Error with a sentence's end when the key is another one, or anything is missing or differs.
 */
export async function openCopy({ file, name: called, identity, proof, directory }: OpenJob): Promise<OpenedCopy> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const digests = await unpack(file, { identity, directory }).catch((error: Error) => {
    if (error.message.includes('no identity matched'))
      throw new Error('cette clé n’ouvre pas cette copie : c’est celle d’une autre paire');
    throw new Error(systemReason(error) ?? `la copie est endommagée ou tronquée (${error.message})`);
  });
  const name = [...digests.keys()].find((entry) => entry.endsWith('.db'));
  if (name === undefined) throw new Error('la copie ne contient pas de base');
  const signature = digests.has(SIGNATURE) ? readFileSync(path.join(directory, SIGNATURE), 'utf8').trim() : '';
  digests.delete(SIGNATURE);
  const signed = name.replace(/\.db$/, '.tar.gz.age');
  const expected = Buffer.from(signatureOf(signed, digests, proof));
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), expected))
    throw new Error(
      'la copie n’est pas signée par ce site : chiffrée pour votre clé, elle a pu être déposée là par n’importe qui. Choisissez-en une autre (--at DATE), et changez les accès du stockage',
    );
  if (signed !== called)
    throw new Error(
      `la copie nommée ${called} est en fait ${signed}, une autre, remise sous ce nom. Choisissez-en une autre (--at DATE), et changez les accès du stockage`,
    );
  const database = path.join(directory, name);
  return { database, leads: verifyBackup(database).leads };
}

/**
 * Unpacks a copy and returns the SHA-256 of each file by name. Refuses any unexpected file name, and so any path that leads out of the
 * directory.
 */
async function unpack(
  file: string,
  { identity, directory }: Pick<OpenJob, 'identity' | 'directory'>,
): Promise<Map<string, string>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const plain = fromWeb(await decrypter.decrypt(source));
  const digests = new Map<string, string>();
  for await (const entry of readTar(plain, createGunzip())) {
    const { name, size = 0 } = entry.header;
    if (!OURS.test(name)) throw new Error(`elle contient un fichier étranger : ${name}`);
    // Compares with the free space of the disk: an attacker can encrypt, to the public key, compressed zeros that would fill it.
    const { bavail, bsize } = statfsSync(directory);
    if (size > bavail * bsize - REFUSING_MIB * MEBIBYTE)
      throw new Error(`son fichier ${name} ne tient pas sur le disque : ${Math.round(size / MEBIBYTE)} Mio`);
    const to = path.join(directory, name);
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    const digest = createHash('sha256');
    const noted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        yield chunk;
      }
    };
    await pipeline(entry, noted, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    digests.set(name, digest.digest('hex'));
  }
  return digests;
}

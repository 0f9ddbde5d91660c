import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';
import { keysOf } from '../../database/file/backup.ts';
import { copyDatabase, verifyBackup } from '../../database/file/copyDatabase.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { bringOtherPictures } from '../../database/file/media.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { tableDigests } from '../../database/file/tableDigests.ts';
import { copyServer } from '../../database/move/moveDatabase.ts';
import { copyName } from './directoryStore.ts';
import { drillRecipient } from './keyFiles.ts';
import { readTar, type TarEntry, writeTar } from './tar.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a copy holds, written into it when it is made: `manifest.json`. */
const manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  files: z.record(z.string(), z.strictObject({ bytes: z.int(), sha256: hash })),
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), sha256: hash })),
});
type Manifest = z.infer<typeof manifest>;

const MANIFEST = 'manifest.json';
export const MEDIA = 'media';

/** The SHA-256 of a file, read in pieces. */
async function sha256Of(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

/** Every file in the directories of a copy, by its name with slashes. */
function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Describes the files that go into a copy, and the rows of its database. */
async function describe(
  files: ReadonlyMap<string, string>,
  { database, at }: { database: string; at: Date },
): Promise<Manifest> {
  const described: Manifest['files'] = {};
  for (const [name, file] of files) described[name] = { bytes: statSync(file).size, sha256: await sha256Of(file) };
  return { format: 1, made_at: at.toISOString(), files: described, tables: tableDigests(database) };
}

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
 * Copies the database as it is at one instant, reads the copy back, and puts it with the site's keys and media into one
 * compressed file that only the holders of the private keys can read. Memory does not grow with the database.
 */
export async function makeCopy({ dataDir, databaseUrl, directory, at, owner }: CopyJob): Promise<MadeCopy> {
  const made = new Date(at);
  const name = copyName(made);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = path.join(directory, name.replace('.tar.gz.age', '.db'));
  if (databaseUrl === undefined) copyDatabase({ from: databaseFile(dataDir), to: database });
  else await copyServer(databaseUrl, database);
  const keys = keysOf(database);
  const hasKeys = addKeys(secretFile(dataDir), keys);
  const files = new Map([database, ...(hasKeys ? [keys] : [])].map((file) => [path.basename(file), file]));
  // By names of its own: a picture deleted while the copy is packed is in it all the same.
  const media = path.join(directory, MEDIA);
  bringOtherPictures(database, path.join(dataDir, MEDIA), media);
  for (const one of filesIn(media)) files.set(`${MEDIA}/${one}`, path.join(media, one));

  const manifest = await describe(files, { database, at: made });
  const entries: TarEntry[] = [
    { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), modified: made },
    ...[...files].map(([entry, file]) => ({ name: entry, content: { file }, modified: made })),
  ];
  const file = path.join(directory, name);
  const sha256 = await pack(entries, { file, recipients: [owner, await drillRecipient(dataDir)] });
  return { file, name, bytes: statSync(file).size, sha256, leads: manifest.tables.leads?.rows ?? 0 };
}

/** Answers the SHA-256 of what it wrote. */
async function pack(
  entries: TarEntry[],
  { file, recipients }: { file: string; recipients: readonly string[] },
): Promise<string> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const gzip = createGzip();
  const packed = pipeline(writeTar(entries), gzip);
  const encrypted = await encrypter.encrypt(Readable.toWeb(gzip) as globalThis.ReadableStream<Uint8Array>);
  await Promise.all([
    packed,
    pipeline(
      Readable.fromWeb(encrypted as ReadableStream<Uint8Array>),
      createWriteStream(file, { mode: 0o600, flush: true }),
    ),
  ]);
  return sha256Of(file);
}

export interface OpenJob {
  file: string;
  /** Of the file as it was sent, where that is known. */
  sha256?: string;
  identities: readonly string[];
  /** Where it is unpacked: empty, private. */
  directory: string;
}

export interface OpenedCopy {
  database: string;
  leads: number;
  madeAt: string;
}

/** Why a copy cannot be used: a sentence for the owner. */
export class CopyRefusal extends Error {}

/**
 * Decrypts and unpacks a copy, then checks it: every file by its hash, the database page by page, every table row by row
 * against what was written down when the copy was made.
 * @throws CopyRefusal when the key is another one, or anything is missing or differs.
 */
export async function openCopy({ file, sha256, identities, directory }: OpenJob): Promise<OpenedCopy> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (sha256 !== undefined && (await sha256Of(file)) !== sha256)
    throw new CopyRefusal('la copie n’a plus les octets qui ont été envoyés');
  await unpack(await decrypt(file, identities), directory);
  const found = readManifest(path.join(directory, MANIFEST));
  await compareFiles(found, directory);
  const name = Object.keys(found.files).find((entry) => entry.endsWith('.db'));
  if (name === undefined) throw new CopyRefusal('la copie ne contient pas de base');
  const database = path.join(directory, name);
  verifyBackup(database);
  compareTables(found, database);
  return { database, leads: found.tables.leads?.rows ?? 0, madeAt: found.made_at };
}

async function decrypt(file: string, identities: readonly string[]): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const source = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  try {
    return Readable.fromWeb((await decrypter.decrypt(source)) as ReadableStream<Uint8Array>);
  } catch (error) {
    if (String(error).includes('no identity matched'))
      throw new CopyRefusal('cette clé n’ouvre pas cette copie : c’est celle d’une autre paire');
    throw damaged(error);
  }
}

async function unpack(plain: AsyncIterable<Uint8Array>, directory: string): Promise<void> {
  let open: { name: string; descriptor: number } | undefined;
  try {
    const source = Readable.from(plain);
    const gunzip = createGunzip();
    source.once('error', (error) => gunzip.destroy(error));
    for await (const { name, chunk } of readTar(source.pipe(gunzip))) {
      if (chunk.length === 0) {
        if (open) closeSync(open.descriptor);
        open = { name, descriptor: create(directory, name) };
      } else if (open) writeSync(open.descriptor, chunk);
    }
  } catch (error) {
    throw error instanceof CopyRefusal ? error : damaged(error);
  } finally {
    if (open) closeSync(open.descriptor);
  }
}

/** Only names a copy is made of, and none that leads out of the directory. */
function create(directory: string, name: string): number {
  const isOurs = name === MANIFEST || /^(site-[\dTZ-]+\.db|secret-[\dTZ-]+\.key|media\/.+)$/.test(name);
  if (!isOurs || name.split('/').some((part) => part === '' || part.startsWith('..') || part.includes('\\')))
    throw new CopyRefusal(`la copie contient un fichier étranger : ${name}`);
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return openSync(file, 'wx', 0o600);
}

function readManifest(file: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw damaged(error);
  }
}

async function compareFiles({ files }: Manifest, directory: string): Promise<void> {
  const there = filesIn(directory).filter((name) => name !== MANIFEST);
  if (there.join('\n') !== Object.keys(files).toSorted().join('\n'))
    throw new CopyRefusal('la copie n’a pas les fichiers qu’elle annonce');
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const file = path.join(directory, name);
    if (statSync(file).size !== bytes || (await sha256Of(file)) !== sha256)
      throw new CopyRefusal(`${name} n’est pas ce que la copie annonce`);
  }
}

function compareTables({ tables }: Manifest, database: string): void {
  const found = tableDigests(database);
  for (const table of new Set([...Object.keys(tables), ...Object.keys(found)]))
    if (found[table]?.rows !== tables[table]?.rows || found[table]?.sha256 !== tables[table]?.sha256)
      throw new CopyRefusal(`les lignes de la table ${table} ne sont pas celles que la copie annonce`);
}

const damaged = (error: unknown): CopyRefusal =>
  new CopyRefusal(`la copie est endommagée ou tronquée (${error instanceof Error ? error.message : error})`);

import { closeSync, createReadStream, mkdirSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { verifyBackup } from '../../database/file/backup.ts';
import { tableDigests } from '../../database/file/tableDigests.ts';
import { filesIn, MANIFEST, type Manifest, manifest, sha256Of } from './makeCopy.ts';
import { readTar } from './tar.ts';

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

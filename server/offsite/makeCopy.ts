import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { z } from 'zod';
import { keysOf } from '../../database/file/backup.ts';
import { copyDatabase } from '../../database/file/copyDatabase.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { bringOtherPictures } from '../../database/file/media.ts';
import { addKeys, secretFile } from '../../database/file/secretFile.ts';
import { tableDigests } from '../../database/file/tableDigests.ts';
import { copyServer } from '../../database/move/moveDatabase.ts';
import { copyName } from './directoryStore.ts';
import { drillRecipient } from './keyFiles.ts';
import { type TarEntry, writeTar } from './tar.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a copy holds, written into it when it is made: `manifest.json`. */
export const manifest = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  files: z.record(z.string(), z.strictObject({ bytes: z.int(), sha256: hash })),
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), sha256: hash })),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const MEDIA = 'media';

/** The SHA-256 of a file, read in pieces. */
export async function sha256Of(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

/** Every file in the directories of a copy, by its name with slashes. */
export function filesIn(directory: string): string[] {
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
  const hash = createHash('sha256');
  const hashed = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await Promise.all([
    packed,
    pipeline(
      Readable.fromWeb(encrypted as ReadableStream<Uint8Array>),
      hashed,
      createWriteStream(file, { mode: 0o600, flush: true }),
    ),
  ]);
  return hash.digest('hex');
}

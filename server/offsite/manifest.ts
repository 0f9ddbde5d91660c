import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { tableDigests } from '../../database/file/tableDigests.ts';

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
export async function describe(
  files: ReadonlyMap<string, string>,
  { database, at }: { database: string; at: Date },
): Promise<Manifest> {
  const described: Manifest['files'] = {};
  for (const [name, file] of files) described[name] = { bytes: statSync(file).size, sha256: await sha256Of(file) };
  return { format: 1, made_at: at.toISOString(), files: described, tables: tableDigests(database) };
}

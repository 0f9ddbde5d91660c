import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../file/connection.ts';
import { copyDatabase } from '../file/copyDatabase.ts';
import { databaseFile } from '../file/databaseFile.ts';
import { mediaBeside, picturesBeside } from '../file/media.ts';
import { partsOf } from '../media/pictures.ts';
import { createPool } from '../postgres/pool.ts';
import { unavailable } from '../postgres/trouble.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { type Contents, type EmptyDatabase, fillFile, type Row, readFile } from './moveFile.ts';
import { fillServer, readServer, withServer } from './moveServer.ts';

/** Digests by table, in alphabetical order. */
type Digests = ReadonlyMap<string, RowDigest>;

export interface Copied {
  digests: Digests;
  /** Number of texts in which a character that the other engine cannot store was replaced. */
  changed: number;
}

/**
 * Copies a database into an empty one, some rows at a time, then reads the copy: each table must have the same rows and go on with the same
 * numbers.
 * @throws DatabaseRefusal when the tables are not the same, the other is not empty, or a row is not what it was.
 */
export async function copyContents(from: Contents, to: EmptyDatabase): Promise<Copied> {
  const tables = await from.tables();
  assertSame('les tables', tables, await to.tables());
  for (const [table, { rows }] of await digestsOf(to))
    if (rows > 0)
      throw refusal(`la base de destination n’est pas vide (table ${table}, ${rows} ligne(s)) : donnez-en une vide`);
  const digests = new Map<string, RowDigest>();
  let changed = 0;
  const stored = (row: Row): Row =>
    row.map((value) => {
      if (typeof value !== 'string') return value;
      const text = to.storable(value);
      if (text !== value) changed += 1;
      return text;
    });
  for (const [table, columns] of tables) {
    const digest = createRowDigest();
    for await (const some of from.rows(table, columns)) {
      const rows = some.map(stored);
      for (const row of rows) digest.add(row);
      await to.put(table, columns, rows);
    }
    digests.set(table, digest.done());
  }
  const numbers = await from.numbers();
  for (const [table, last] of numbers) await to.setNumber(table, last);
  await to.complete();
  assertSame('les lignes', digests, await digestsOf(to));
  for (const [table, last] of await to.numbers())
    if ((numbers.get(table) ?? last) > last)
      throw refusal(`la table ${table} redonnerait des numéros déjà donnés (${last} au lieu de ${numbers.get(table)})`);
  return { digests, changed };
}

/** Counts and hashes every table of a database at rest. */
async function digestsOf(contents: Contents): Promise<Digests> {
  const digests = new Map<string, RowDigest>();
  for (const [table, columns] of await contents.tables()) {
    const digest = createRowDigest();
    for await (const rows of contents.rows(table, columns)) for (const row of rows) digest.add(row);
    digests.set(table, digest.done());
  }
  return digests;
}

function assertSame(what: string, here: ReadonlyMap<string, unknown>, there: ReadonlyMap<string, unknown>): void {
  const textOn = (side: ReadonlyMap<string, unknown>, name: string) => JSON.stringify(side.get(name)) ?? 'absente';
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => textOn(here, name) !== textOn(there, name),
  );
  if (differing.length === 0) return;
  const each = differing.map((name) => `${name} : ${textOn(here, name)} d’un côté, ${textOn(there, name)} de l’autre`);
  throw refusal(`${what} ne sont pas les mêmes (${each.join(' ; ')})`);
}

const refusal = (problem: string): DatabaseRefusal =>
  new DatabaseRefusal(`Déplacement arrêté, rien n’a été modifié : ${problem}.`);

/** Number of rows of a table, and a hash of them all, independent of their order and engine. */
interface RowDigest {
  rows: number;
  sha256: string;
}

const SIZE = 1n << 256n;

/** Sums the SHA-256 of all rows, so that the order in which an engine returns them does not matter. */
function createRowDigest(): { add(row: Row): void; done(): RowDigest } {
  let rows = 0;
  let sum = 0n;
  return {
    add(row) {
      const text = JSON.stringify(
        row.map((value) => (Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value)),
      );
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % SIZE;
      rows += 1;
    },
    done: () => ({ rows, sha256: sum.toString(16).padStart(64, '0') }),
  };
}

/** Outcome of the copy of picture files. */
interface MovedPictures {
  files: number;
  /** Names of picture files that have a row, but are missing on the disk. */
  missing: readonly string[];
}

const TABLE = 'media_parts';
const COLUMNS = ['content', 'file', 'position'];

/**
 * Stores the picture files beside a database in a server's database, where every process can read them, and compares the stored bytes.
 * @throws DatabaseRefusal when one has changed.
 */
async function putPictures(to: EmptyDatabase, dataDir: string): Promise<MovedPictures> {
  const file = databaseFile(dataDir);
  const { found, missing } = picturesBeside(file);
  const put = createRowDigest();
  for (const name of found) {
    const parts = partsOf(readFileSync(path.join(mediaBeside(file), name)));
    const rows: Row[] = parts.map(({ content, position }) => [content, name, position]);
    for (const row of rows) {
      put.add(row);
      await to.put(TABLE, COLUMNS, [row]);
    }
  }
  const names = new Set<unknown>(found);
  const read = createRowDigest();
  for await (const rows of to.rows(TABLE, COLUMNS)) for (const row of rows) if (names.has(row[1])) read.add(row);
  if (put.done().sha256 !== read.done().sha256)
    throw new DatabaseRefusal('Déplacement arrêté, rien n’a été modifié : une image relue n’est pas ce qu’elle était.');
  return { files: found.length, missing };
}

/** A data directory's file, whose lock the caller holds, or a server's database. */
export type DatabaseTarget = { dataDir: string } | { databaseUrl: string };

/** Copied picture files; absent for a move into a directory, where the caller copies the files. */
export interface Moved extends Copied {
  pictures?: MovedPictures;
}

/**
 * Copies a database into an empty one, of either engine, and compares every row; into a server's database it also copies the picture files.
 * An interrupted move leaves nothing and can be repeated.
 * @throws DatabaseRefusal when either is in use, the second is not empty, or a row has changed.
 */
export const moveDatabase = (from: DatabaseTarget, to: DatabaseTarget): Promise<Moved> =>
  read(from, (source) =>
    fill(to, async (target) => {
      const copied = await copyContents(source, target);
      if (!('dataDir' in from && 'databaseUrl' in to)) return copied;
      return { ...copied, pictures: await putPictures(target, from.dataDir) };
    }),
  );

/**
 * Moves a restored data directory, of any supported format, into a server's empty database.
 * @throws DatabaseRefusal as a move does.
 */
export function moveCopy(dataDir: string, databaseUrl: string): Promise<Moved> {
  openDatabase(dataDir).close();
  return moveDatabase({ dataDir }, { databaseUrl });
}

const read = <Result>(place: DatabaseTarget, use: (contents: Contents) => Promise<Result>): Promise<Result> =>
  'databaseUrl' in place
    ? withServer(place.databaseUrl, (driver) => readServer(driver, use))
    : readFile(place.dataDir, use);

const fill = <Result>(place: DatabaseTarget, use: (target: EmptyDatabase) => Promise<Result>): Promise<Result> =>
  'databaseUrl' in place
    ? withServer(place.databaseUrl, (driver) => fillServer(driver, use))
    : fillFile(place.dataDir, use);

/**
 * Copies a server's database at one instant, while sites write to it, into a single private file without journals; every row is compared.
 * @throws when the server is out of reach, or the copy is not sound.
 */
export async function copyServer(databaseUrl: string, to: string): Promise<void> {
  const directory = `${to}.base`;
  mkdirSync(directory, { mode: 0o700 });
  const driver = createPool(databaseUrl, { name: 'site-copy', queryTimeoutMs: 0 });
  try {
    await readServer(driver, (from) => fillFile(directory, (target) => copyContents(from, target)), 'with sites');
    copyDatabase({ from: databaseFile(directory), to });
  } catch (error) {
    if (!unavailable(error)) throw error;
    const textOn = error instanceof Error ? error.message : String(error);
    throw new Error(`le serveur PostgreSQL ne répond pas, ou plus (${textOn})`, { cause: error });
  } finally {
    await driver.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

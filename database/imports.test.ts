import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from './testing/temporaryDirectory.ts';

const ROOT = path.dirname(import.meta.dirname);

/** Returns which of these files, each with one import, the project's lint refuses. */
function refused(files: Readonly<Record<string, string>>): string[] {
  const directory = temporaryDirectory();
  copyFileSync(path.join(ROOT, 'biome.json'), path.join(directory, 'biome.json'));
  for (const [file, imported] of Object.entries(files)) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(directory, file), `export { a } from '${imported}';\n`);
  }
  const { stdout } = spawnSync(
    path.join(ROOT, 'node_modules', '.bin', 'biome'),
    ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'],
    { cwd: directory, encoding: 'utf8' },
  );
  return Object.keys(files).filter((file) => stdout.includes(file));
}

test('no file outside database may name an engine, nor its driver', () => {
  const rooms = ['bin/owner', 'server/api', 'pages/devis', 'components/ui', 'content/blog', 'data/leads', 'renderer'];
  const drivers = ['better-sqlite3', 'node:sqlite', 'pg', 'pg/lib/client.js', 'kysely', 'kysely/helpers/sqlite'];
  const ours = ['sqlite/sqliteEngine', 'postgres/pool', 'file/connection', 'migrations/postgres/functions'];
  const planted = Object.fromEntries([
    ...rooms.flatMap((room) => drivers.map((driver, n) => [`${room}/driver${n}.ts`, driver])),
    ...rooms.slice(0, 2).flatMap((room) => ours.map((file, n) => [`${room}/ours${n}.ts`, `../../database/${file}.ts`])),
  ]);
  expect(refused(planted)).toEqual(Object.keys(planted));
});

test('twin: database itself may, and others name its doors', () => {
  const right = {
    'database/leads/driver.ts': 'kysely',
    'database/postgres/other.ts': 'pg',
    'server/api/door.ts': '../../database/openStore.ts',
    'server/api/copy.ts': '../../database/file/backup.ts',
  };
  expect(refused(right)).toEqual([]);
});

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
/** Allowed imports of a migration: the query builder, and other files of the same migration. */
const MAY = /^(kysely|\.\/[^/]+\.ts)$/;

/** Imports of a migration that are not allowed: with code that changes later, the migration would change too. */
const living = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, name = '']) => name).filter((name) => !MAY.test(name));

test('a migration imports nothing but the query builder', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, living(readFileSync(path.join(folder, file), 'utf8'))]);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(([, names]) => names?.length)).toEqual([]);
});

test('twin: a migration that names a rule of the site is found', () => {
  expect(living("import { fold } from '../../data/french/spellings.ts';\nimport { sql } from 'kysely';")).toEqual([
    '../../data/french/spellings.ts',
  ]);
  expect(living("const { a } = await import('../file/connection.ts');")).toEqual(['../file/connection.ts']);
});

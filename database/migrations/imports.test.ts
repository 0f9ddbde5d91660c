import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
/** The query builder, and the other files of the same step. */
const MAY = /^(kysely|\.\/[^/]+\.ts)$/;

/** What a step names of code that may change after it: its past would change too. */
const living = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, name = '']) => name).filter((name) => !MAY.test(name));

test('a migration imports nothing but the query builder', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, living(readFileSync(path.join(import.meta.dirname, file), 'utf8'))]);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(([, names]) => names?.length)).toEqual([]);
});

test('twin: one that names a rule of the site is found', () => {
  expect(living("import { fold } from '../../data/french/spellings.ts';\nimport { sql } from 'kysely';")).toEqual([
    '../../data/french/spellings.ts',
  ]);
  expect(living("const { a } = await import('../file/connection.ts');")).toEqual(['../file/connection.ts']);
});

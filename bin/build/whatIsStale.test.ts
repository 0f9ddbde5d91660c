import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { BUILD_STAMP, namesOfSources, whatIsStale } from './whatIsStale.ts';

/**
 * Creates a temporary project of empty files with these modification times in seconds; its build stamp contains the names of its sources.
 */
function project(files: Record<string, number>): string {
  const root = temporaryDirectory();
  for (const [name, second] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name === BUILD_STAMP ? JSON.stringify({ names: namesOfSources(root) }) : '');
    utimesSync(file, second, second);
  }
  return root;
}

const built = {
  'pages/index/+Page.tsx': 10,
  'server/api/leads.ts': 20,
  'database/leads/leads.ts': 10,
  'dist/build.json': 30,
  'dist/serve.mjs': 40,
};

test('a build newer than its sources is served as it is', () => {
  expect(whatIsStale(project(built))).toBe('nothing');
});

test('an image holds no sources of pages and is never built again', () => {
  expect(whatIsStale(project({ 'server/api/leads.ts': 50, 'dist/build.json': 30 }))).toBe('nothing');
});

test('a missing build, or a changed page, rebuilds everything', () => {
  expect(whatIsStale(project({ 'pages/index/+Page.tsx': 10 }))).toBe('all');
  expect(whatIsStale(project({ ...built, 'pages/index/+Page.tsx': 50 }))).toBe('all');
  expect(whatIsStale(project({ ...built, 'components/ui/Button.tsx': 50 }))).toBe('all');
});

test('a removed page rebuilds everything, a temporary file that came and went nothing', () => {
  const root = project(built);
  writeFileSync(path.join(root, 'pages/index/+head.build-1.mjs'), '');
  rmSync(path.join(root, 'pages/index/+head.build-1.mjs'));
  expect(whatIsStale(root)).toBe('nothing');
  rmSync(path.join(root, 'pages/index/+Page.tsx'));
  expect(whatIsStale(root)).toBe('all');
});

test('a changed server rebuilds its own file alone, a changed test nothing', () => {
  expect(whatIsStale(project({ ...built, 'database/leads/leads.ts': 50 }))).toBe('server');
  expect(whatIsStale(project({ ...built, 'server/api/leads.test.ts': 50 }))).toBe('nothing');
});

test('a build cut short before the server’s file rebuilds that file', () => {
  expect(whatIsStale(project({ ...built, 'dist/build.json': 45 }))).toBe('server');
});

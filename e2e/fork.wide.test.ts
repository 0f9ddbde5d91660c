import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { openDatabase } from '../database/file/connection.ts';
import { copySources, ROOT } from './testing/grownCopy.ts';

const OWN = '#0A6B5E';
const OTHERS = ['bench', 'docs', 'e2e', 'trust', 'vitest.config.ts'];
const study = content.offers['etude-marche'];
let copy: string;

const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=Camille', '-c', 'user.email=camille@exemple.fr', ...words], {
    cwd: copy,
    encoding: 'utf8',
  });
const node = (...words: string[]) =>
  execFileSync(process.execPath, words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, BASE_URL: '', DATA_DIR: path.join(copy, 'var') },
  });
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
function edit(file: string, before: string | RegExp, after: string): void {
  const changed = read(file).replace(before, after);
  expect(changed, file).not.toBe(read(file));
  writeFileSync(path.join(copy, file), changed);
}
function commit(message: string): void {
  git('add', '--all');
  expect(git('commit', '--quiet', '--message', message).status).toBe(0);
}
/** Makes a branch from this version, with some changes committed. */
function fork(name: string, change: () => void): void {
  git('switch', '--quiet', '--create', name, 'this-version');
  change();
  commit(`Changes of ${name}`);
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'fork-'));
  copySources(copy, ...OTHERS);
  writeFileSync(path.join(copy, '.gitignore'), 'node_modules\nvar\n');
  git('init', '--quiet', '--initial-branch', 'this-version');
  commit('This version');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  git('switch', '--quiet', '--create', 'next-version');
  edit('data/source/offers.ts', `price: ${study.price},`, `price: ${study.price + 5},`);
  edit('data/home.ts', /(title: \[)/, '// Said otherwise.\n  $1');
  edit('data/source/site.ts', 'brand:', '// Asked again.\n  brand:');
  edit('components/globalCss.ts', '--accent:#BF3F0E', '--accent:#C0400F');
  edit('components/home/Hero.tsx', /^/, '/* Drawn otherwise. */\n');
  edit('package.json', /"version": "[^"]+"/, '"version": "1.1.0"');
  writeFileSync(path.join(copy, 'data/company/newFact.ts'), "export const newFact = 'Un fait.';\n");
  commit('Next version');
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a fork that changes only settings and theme, as CONTRIBUTING.md says, merges the next version: no conflict, the types hold, its words and colours are still its own', () => {
  const settings = { brand: { 'site.brand': 'Kerébel' }, offers: { 'offers.etude-marche.price': 137 } };
  fork('follows', () => {
    writeFileSync(path.join(copy, 'reglages.json'), JSON.stringify({ format: 1, settings }, null, 2));
    edit('components/ownTokens.ts', 'light: {}', `light: { accent: '${OWN}', 'doc-accent': '${OWN}' }`);
    edit('components/ownTokens.ts', 'dark: {}', `dark: { accent: '#58C9B9' }`);
  });
  const merged = git('merge', '--no-edit', 'next-version');
  expect([merged.status, git('diff', '--name-only', '--diff-filter=U').stdout]).toEqual([0, '']);
  expect(read('data/source/offers.ts')).toContain(`price: ${study.price + 5},`);
  node('node_modules/typescript/bin/tsc', '--noEmit');
  const style =
    "import { globalCss } from './components/globalCss.ts'; import { unchangedContent } from './data/settings/unchangedContent.ts'; console.log(globalCss(unchangedContent));";
  const [, light = ''] = /:root\{([^}]*)\}/.exec(node('--input-type=module', '--eval', style)) ?? [];
  // Values by name; of several declarations of a name, the last counts.
  const colours = new Map(light.split(';').map((one) => one.split(':') as [string, string]));
  expect([colours.get('--doc-accent'), colours.get('--doc-blue')]).toEqual([OWN, '#1A3DFF']);
  mkdirSync(path.join(copy, 'var'));
  openDatabase(path.join(copy, 'var')).close();
  expect(node('bin/site.ts', 'import-settings', 'reglages.json')).toContain(`${study.price + 5} → 137`);
}, 300_000);

test('a fork that changes a price in the source has a conflict with the version that changes it too', () => {
  fork('changes-source', () => edit('data/source/offers.ts', `price: ${study.price},`, 'price: 137,'));
  const merged = git('merge', '--no-edit', 'next-version');
  expect([merged.status, git('diff', '--name-only', '--diff-filter=U').stdout]).toEqual([1, 'data/source/offers.ts\n']);
  git('merge', '--abort');
});

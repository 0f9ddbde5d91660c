import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';
import { weighImage } from '../docker/weighImage.ts';
import { VARIABLES } from '../server/start/settings.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Variables with fixed values inside the container; outside, the owner chooses the host's port and volume. */
const INSIDE = ['PORT', 'HOST', 'DATA_DIR'];
/** Variables of the site, without the printed key (`BACKUP_IDENTITY`), which only a restore reads. */
const settings = VARIABLES.filter((name) => !name.startsWith('BACKUP_IDENTITY'));

test('the table of the README has every setting, and the compose file passes each to the site', () => {
  const [, section = ''] = read('README.md').split('## Configuration');
  const documented = [...(section.split('\n## ')[0]?.matchAll(/`(PORT|HOST|[A-Z]+_[A-Z0-9_]+)`/g) ?? [])].map(
    ([, name = '']) => name,
  );
  const site = read('compose.yaml').split('\n  caddy:')[0] ?? '';
  const passed = [...site.matchAll(/^ {6}([A-Z0-9_]+): \$\{\1:-.*\}$/gm)].map(([, name]) => name);
  expect([...new Set(documented)].toSorted()).toEqual(settings.toSorted());
  expect(passed.toSorted()).toEqual(settings.filter((name) => !INSIDE.includes(name)).toSorted());
});

test('the image is weighed by what its last stage copies', () => {
  const [from, runtime] = [temporaryDirectory(), temporaryDirectory()];
  const write = (folder: string, file: string, bytes: number) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), Buffer.alloc(bytes));
  };
  write(runtime, 'node_modules/a/deep/index.js', 1000);
  write(from, 'dist/serve.mjs', 200);
  write(from, 'docs/sources.md', 30);
  write(from, 'docs/left.txt', 7);
  write(from, 'src/left.ts', 7);
  writeFileSync(
    path.join(from, 'Dockerfile'),
    'FROM base AS build\nCOPY src src\nFROM base\nCOPY --from=build /runtime/node_modules node_modules\nCOPY --from=build /app/dist dist\nCOPY docs/sources.md docs/\n',
  );
  expect(weighImage(from, runtime)).toBe(1230);
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';

const ROOT = path.dirname(import.meta.dirname);

/** Runs the command of `npm start` in a project that has this build script and the output of an older build. */
function startWith(build: string) {
  const root = temporaryDirectory();
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  for (const folder of ['bin/build', 'pages', 'dist/client']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['start.ts', 'build/whatIsStale.ts'])
    cpSync(path.join(ROOT, 'bin', file), path.join(root, 'bin', file));
  for (const room of ['server', 'database', 'data', 'node_modules'])
    symlinkSync(path.join(ROOT, room), path.join(root, room));
  writeFileSync(path.join(root, 'dist', 'serve.mjs'), `process.stdout.write('serving as ' + process.argv[1])`);
  writeFileSync(path.join(root, 'bin', 'build.ts'), build);
  const env = {
    ...process.env,
    PATH: `${path.join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`,
    PORT: '0',
    BASE_URL: '',
  };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts.start], { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each([
  ['fails', 'process.exit(3)', 3],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 1],
])('a start whose build %s says so and serves nothing, not even what an older build left', (_how, build, code) => {
  const { status, stdout, stderr } = startWith(build);
  expect([status, stdout]).toEqual([code, '']);
  expect(stderr).toContain('La construction du site a échoué');
});

test('twin: a start whose build succeeds serves, in a process that never read TypeScript', () => {
  expect(startWith('').stdout).toMatch(/^serving as .*serve\.mjs$/);
});

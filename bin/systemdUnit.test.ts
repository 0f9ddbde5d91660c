import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';

const ROOT = path.dirname(import.meta.dirname);
const page = readFileSync(path.join(ROOT, 'docs/self-hosting.md'), 'utf8');
const [, unit = ''] = /```ini\n(\[Unit\]\nDescription=Cinq & Un[\s\S]*?)```/.exec(page) ?? [];
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

test('the documented unit tries again after every code but that of a wrong setting, and after no clean stop', () => {
  // systemd.service(5): `on-failure` restarts after every exit code but 0, so after 75 and 1 too.
  expect([setting('Restart'), setting('RestartPreventExitStatus')]).toEqual(['on-failure', '78']);
  // Without a start limit: systemd would otherwise give up before PostgreSQL runs or the network address exists.
  expect([setting('RestartSec'), setting('StartLimitIntervalSec')]).toEqual(['5', '0']);
});

test('the unit starts what npm start starts, writes only where it may, and waits longer to stop than the site itself does', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [prepare, serve] = scripts.start.split(' && ').map((command: string) => command.replace(/^node /, ''));
  const node = '/opt/cinq-et-un/node_modules/.bin/node';
  expect([setting('ExecStartPre'), setting('ExecStart')]).toEqual([`${node} ${prepare}`, `${node} ${serve}`]);
  expect(page).toContain(`\nDATA_DIR=/var/lib/${setting('StateDirectory')}\n`);
  expect(page).toContain(`settings, \`${setting('EnvironmentFile')}\``);
  expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(10);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd reads it without a complaint; with a mistyped name, the twin, with one', () => {
  const directory = temporaryDirectory();
  const verify = (text: string) => {
    const file = path.join(directory, 'cinq-et-un.service');
    writeFileSync(file, text.replaceAll('/opt/cinq-et-un', ROOT).replace('User=cinq-et-un', 'User=root'));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    return [status, stderr.split('\n').filter((line) => line.includes('cinq-et-un.service'))];
  };
  expect(verify(unit)).toEqual([0, []]);
  expect(verify(unit.replace('RestartPreventExitStatus', 'RestartPreventExitCode'))[1]).toHaveLength(1);
});

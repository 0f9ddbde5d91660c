import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const runs = (command: string): boolean => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /ID(_LIKE)?=.*(debian|ubuntu)/.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * A program of the system a test cannot do without; as root on Debian or Ubuntu its package is installed.
 * @throws one sentence that says what to install.
 */
export function needTool(command: string): string {
  if (!runs(command) && isRootOnDebian()) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', command], quiet);
  }
  if (!runs(command)) throw new Error(`This test needs « ${command} »: install the package of that name.`);
  return command;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The path of a program of the machine. */
export function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}

const release = (): string => (existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');

/** Whether the system is Debian itself, which packages every browser of the tests; its derivatives leave some out. */
export const isDebian = (): boolean => /^ID="?debian/m.test(release());

/** Whether the tests may install missing programs. */
export const canInstall = (): boolean => process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release());

/** Options of apt: short timeouts for a machine without network, and up to 120 s of waiting for another program that is installing. */
const OPTIONS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'DPkg::Lock::Timeout=120'];

/** Runs apt-get under flock(1), so that test files that install at the same time wait for each other; apt would refuse the second. */
function aptGet(...words: string[]): void {
  try {
    execFileSync('flock', [path.join(tmpdir(), 'tests-install.lock'), 'apt-get', ...OPTIONS, '-y', '-qq', ...words], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // A failed install is ignored: the caller checks whether the program exists, and the package lists already present may suffice.
  }
}

/** Installs packages if allowed; unavailable ones are skipped. */
export function install(names: readonly string[]): void {
  if (!canInstall()) return;
  aptGet('update');
  for (const name of names) aptGet('install', '--no-install-recommends', name);
}

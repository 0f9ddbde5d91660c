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

/** Debian itself, whose releases package every browser of the tests; its derivatives leave some out. */
export const isDebian = (): boolean => /^ID="?debian/m.test(release());

/** Whether the tests may install what they miss. */
export const canInstall = (): boolean => process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release());

/** A machine without a network is not waited for long; another program that installs something is. */
const OPTIONS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'DPkg::Lock::Timeout=120'];

/** The files of a run that miss a program ask at once, and apt turns the second away: one after the other, by flock(1). */
function aptGet(...words: string[]): void {
  try {
    execFileSync('flock', [path.join(tmpdir(), 'tests-install.lock'), 'apt-get', ...OPTIONS, '-y', '-qq', ...words], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The caller looks whether it is there now; without new lists, those known before may do.
  }
}

/** Installs packages where that may be; those a release does not have, or the network does not bring, are left out. */
export function install(names: readonly string[]): void {
  if (!canInstall()) return;
  aptGet('update');
  for (const name of names) aptGet('install', '--no-install-recommends', name);
}

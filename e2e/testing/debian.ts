import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

/** A machine without a network is not waited for long. */
const SHORTLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

/** Installs packages; those a release does not have, or the network does not bring, are left out. */
export function install(names: readonly string[]): void {
  try {
    execFileSync('apt-get', [...SHORTLY, 'update', '-qq'], { stdio: 'ignore' });
  } catch {
    // What was known before may do.
  }
  for (const name of names) {
    try {
      execFileSync('apt-get', [...SHORTLY, 'install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // Whoever asked looks whether it is there now.
    }
  }
}

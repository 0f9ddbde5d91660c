import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstall, install, isDebian, which } from '../testing/debian.ts';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const ownFolder = (): string => mkdtempSync(path.join(tmpdir(), 'engine-'));

/** Starts a program in a process group, which ends with it. */
export const startGroup = (command: string, words: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(command, words, { detached: true, ...options });

/** Ends the group, then removes the folder it wrote to, if one is given. */
export async function endGroup(child: ChildProcess, folder?: string): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid);
    await Promise.race([gone, pause(4000)]);
  }
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Programs of Firefox and WebKitGTK; `undefined` when the machine has no such engine and the tests cannot install it. */
export interface Programs {
  firefox: string | undefined;
  webkit: { driver: string; browser: string } | undefined;
}

const FIREFOX_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** WebKitGTK's own small browser: it is in the library's folder, which is named after the processor. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const roots = [
    ...folders,
    ...folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name))),
  ];
  return roots
    .flatMap((root) => ['4.1', '6.0', '4.0'].map((version) => path.join(root, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find((file) => existsSync(file));
}

function found(): Programs {
  const driver = which('WebKitWebDriver');
  const browser = miniBrowser();
  return {
    firefox: which('firefox-esr') ?? which('firefox') ?? FIREFOX_PLACES.find((place) => existsSync(place)),
    webkit: driver && browser && which('xvfb-run') && which('xauth') ? { driver, browser } : undefined,
  };
}

const missingFrom = ({ firefox, webkit }: Programs): string[] => [
  ...(firefox ? [] : ['Firefox']),
  ...(webkit ? [] : ['WebKitGTK']),
];

/**
 * Finds the engines of the machine; as root on Debian installs the missing ones, and fails when it cannot. On other machines (macOS,
 * Windows, no rights) prints one sentence that names the missing engines, and goes on without them.
 */
export function findEngines(): Programs {
  let programs = found();
  if (missingFrom(programs).length === 0) return programs;
  install(PACKAGES);
  programs = found();
  const missing = missingFrom(programs).join(' and ');
  if (missing === '') return programs;
  const sentence = `The main journeys need ${missing} (Debian: apt-get install ${PACKAGES.join(' ')})`;
  if (canInstall() && isDebian()) throw new Error(`${sentence}; installing them failed.`);
  console.warn(`${sentence}; they are left out here.`);
  return programs;
}

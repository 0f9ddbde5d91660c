import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './find.ts';
import { endGroup, ownFolder, startGroup } from './processes.ts';

export interface ConsoleRun {
  /** The lines so far: what scripts write, what they throw, what the policy refuses. */
  lines(): string[];
  close(): Promise<void>;
}

/** A browser for each address, with a folder and a screen of its own: a tab in the background or a covered window draws nothing. */
const ONE_EACH = `screen=0
for address; do
  own=$(mktemp -d -p "$XDG_CONFIG_HOME")
  DISPLAY=$DISPLAY.$screen XDG_DATA_HOME=$own XDG_CACHE_HOME=$own stdbuf -oL "$BROWSER" --enable-write-console-messages-to-stdout=true "$address" >>"$CONSOLE" 2>&1 &
  screen=$((screen + 1))
done
wait`;

/**
 * Opens addresses in browsers that log their consoles: they do so only for a window with a history, and under
 * WebDriver there is none. So these are not driven.
 */
export function openWithConsole({ browser }: NonNullable<Programs['webkit']>, addresses: string[]): ConsoleRun {
  const folder = ownFolder();
  const file = path.join(folder, 'console');
  const screens = addresses.map((_, n) => `-screen ${n} 1280x1024x24`).join(' ');
  const child = startGroup('xvfb-run', ['-a', '-s', screens, 'sh', '-c', ONE_EACH, 'sh', ...addresses], {
    stdio: 'ignore',
    env: { ...process.env, BROWSER: browser, CONSOLE: file, XDG_CONFIG_HOME: folder, LC_ALL: 'C.UTF-8' },
  });
  return {
    lines: () =>
      (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').filter((line) => line.includes('CONSOLE ')),
    close: () => endGroup(child, folder),
  };
}

import type { ChildProcess } from 'node:child_process';
import type { Programs } from './find.ts';
import { endGroup, ownFolder, startGroup } from './processes.ts';

export interface ConsoleRun {
  /** The lines so far: what scripts write, what they throw, what the policy refuses. */
  lines(): string[];
  close(): Promise<void>;
}

/**
 * Opens addresses in the tabs of a browser that writes their consoles down: it does so for nobody it keeps no history of,
 * and under WebDriver it keeps none. So nobody drives this one.
 */
export function openWithConsole({ browser }: NonNullable<Programs['webkit']>, addresses: string[]): ConsoleRun {
  const folder = ownFolder();
  const child: ChildProcess = startGroup(
    'xvfb-run',
    ['-a', 'stdbuf', '-oL', browser, '--enable-write-console-messages-to-stdout=true', ...addresses],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CACHE_HOME: folder,
        LC_ALL: 'C.UTF-8',
      },
    },
  );
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return {
    lines: () => text.split('\n').filter((line) => line.includes('CONSOLE ')),
    close: () => endGroup(child, folder),
  };
}

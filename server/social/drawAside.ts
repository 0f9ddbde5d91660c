import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageContent } from '../../data/settings/pageContent.ts';
import type { SocialCard } from '../../data/socialCard.ts';

/** Beside `dist/serve.mjs`; the sources draw nothing, as they have no build. */
export const DRAWER = path.join(import.meta.dirname, 'social', 'socialProcess.mjs');
const MOST_MS = 60_000;
const MOST_BYTES = 4 * 1024 * 1024;

export const canDraw = (): boolean => existsSync(DRAWER);

/** Draws a social image in a process of its own: a PNG of 1200 × 630, a second of work that no request waits for. */
export const drawAside = (card: SocialCard, settings: PageContent['settings'], signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { env: {}, signal, killSignal: 'SIGKILL', timeout: MOST_MS, maxBuffer: MOST_BYTES } as const;
    const child = execFile(process.execPath, [DRAWER], { ...options, encoding: 'buffer' }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify({ card, settings }));
  });

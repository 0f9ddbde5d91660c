import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { SocialJob } from '../../data/socialCard.ts';

/** Beside `dist/serve.mjs`; the sources draw nothing, as they have no build. */
export const DRAWER = path.join(import.meta.dirname, 'social', 'socialProcess.mjs');
/** One image takes a fifth of a second. */
const MOST_MS = 60_000;
const LENGTH_BYTES = 4;

export const canDraw = (): boolean => existsSync(DRAWER);

/**
 * Draws social images in one process of its own, which no request waits for: PNGs of 1200 × 630 in the order of the cards, each as
 * soon as it is there; empty where a card cannot be drawn.
 * @throws what the process said where it ended too early, or took too long over one image.
 */
export async function* drawAside(job: SocialJob, signal: AbortSignal): AsyncGenerator<Buffer> {
  const child = spawn(process.execPath, [DRAWER], { env: {}, signal, killSignal: 'SIGKILL' });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => undefined);
  const said = text(child.stderr);
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MS);
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(job));
  let waiting = Buffer.alloc(0);
  let drawn = 0;
  try {
    for await (const part of child.stdout as AsyncIterable<Buffer>) {
      waiting = Buffer.concat([waiting, part]);
      for (;;) {
        const end = waiting.length < LENGTH_BYTES ? Number.NaN : LENGTH_BYTES + waiting.readUInt32BE(0);
        if (!(waiting.length >= end)) break;
        yield waiting.subarray(LENGTH_BYTES, end);
        drawn += 1;
        timer.refresh();
        waiting = waiting.subarray(end);
      }
    }
    if (drawn < job.cards.length) throw new Error(`${drawn} of ${job.cards.length} were drawn: ${await said}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

import { setTimeout as delay } from 'node:timers/promises';

/** The worker's real clock: waits, less if `signal` fires, and does not keep the process alive by itself. */
export async function systemSleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

import type { Logger } from '../start/logger.ts';

interface Rounds {
  /** Milliseconds until the first round, and between rounds; rounds never overlap. */
  firstMs: number;
  everyMs: number;
  /** Log message of a failed round. */
  failed: string;
  /** Does one round; `isRequested` when the owner started it, not the timer. The signal aborts when the site stops. */
  round: (signal: AbortSignal, isRequested: boolean) => Promise<unknown>;
}

export interface RunningRounds {
  /** Starts a round at once, or after the running one. */
  now(): Promise<void>;
  /** Resolves once the current round has ended. */
  stop(): Promise<void>;
}

/** Runs a job periodically, one round at a time, until it is stopped. */
export function startRounds(
  { logger }: { logger: Logger },
  { firstMs, everyMs, failed, round }: Rounds,
): RunningRounds {
  const stopping = new AbortController();
  let last: Promise<void> = Promise.resolve();
  let isUnderWay = false;
  const run = (isRequested: boolean) => {
    last = last
      .then(async () => {
        if (!stopping.signal.aborted) await round(stopping.signal, isRequested);
      })
      .catch((error: unknown) => logger.error({ reason: String(error) }, failed));
    return last;
  };
  const look = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    await run(false);
    isUnderWay = false;
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  const first = setTimeout(() => void look(), firstMs).unref();
  return {
    now: () => run(true),
    async stop() {
      clearInterval(timer);
      clearTimeout(first);
      stopping.abort();
      await last;
    },
  };
}

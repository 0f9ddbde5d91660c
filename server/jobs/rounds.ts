import type { Logger } from '../start/logger.ts';

interface Rounds {
  /** Milliseconds until the first round, and between two looks. A look that finds a round under way starts none. */
  firstMs: number;
  everyMs: number;
  /** Log message of a failed round. */
  failed: string;
  /** One round; `isAsked` when it was started by hand and not by the clock. The signal aborts when the site stops. */
  round: (signal: AbortSignal, isAsked: boolean) => Promise<unknown>;
}

export interface RunningRounds {
  /** A round now, after the one under way. */
  now(): Promise<void>;
  /** Resolves once the round under way has ended. */
  stop(): Promise<void>;
}

/** Does a job by the clock, one round after the other, until it is stopped. */
export function startRounds(
  { logger }: { logger: Logger },
  { firstMs, everyMs, failed, round }: Rounds,
): RunningRounds {
  const stopping = new AbortController();
  let last: Promise<void> = Promise.resolve();
  let isUnderWay = false;
  const run = (isAsked: boolean) => {
    last = last
      .then(async () => {
        if (!stopping.signal.aborted) await round(stopping.signal, isAsked);
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

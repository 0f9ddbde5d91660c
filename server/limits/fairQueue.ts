/** Error for a job that is refused because the queue is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  override readonly message = 'too many wait';
}

export interface TurnOptions {
  /** Network or account of the job: keys are served round robin, however many jobs one has. */
  key: string;
  /** Whether the job comes before all jobs without this mark; a job without it never takes its place. */
  first?: boolean | undefined;
  /** Fires when the client has disconnected; the job's turn then goes to the next job. */
  gone?: AbortSignal | undefined;
}

interface Bounds {
  atOnce: number;
  /** How many jobs of one key may wait. */
  perKey: number;
  /** Maximum jobs that may wait in each of the two lanes: those served first, and all others. */
  most: number;
}

interface Turn {
  key: string;
  first: boolean;
  /** Round in which the job is served: each key has one job in a round. */
  round: number;
  begin(): void;
  refuse(reason: unknown): void;
}

/**
 * Fair queue: `atOnce` jobs run at a time, one of each key in turn. When too many wait, a new job of a key with fewer replaces the last job
 * of the key with most, so that no key fills the queue.
 */
export function createFairQueue({ atOnce, perKey, most }: Bounds) {
  /** Waiting jobs, in the order in which they will be served. */
  let waiting: Turn[] = [];
  let running = 0;
  const rounds = { first: 0, others: 0 };

  const leave = (turn: Turn) => {
    waiting = waiting.filter((other) => other !== turn);
  };

  function next(): void {
    const [turn] = waiting;
    if (!turn) running -= 1;
    // No job waits: the slot becomes free. Otherwise the next job takes the slot, and `running` stays the same.
    if (!turn) return;
    leave(turn);
    rounds[turn.first ? 'first' : 'others'] = turn.round;
    turn.begin();
  }

  async function wait({ key, first = false, gone }: TurnOptions): Promise<void> {
    const lane = waiting.filter((turn) => turn.first === first);
    const own = lane.filter((turn) => turn.key === key);
    const round = (own.at(-1)?.round ?? rounds[first ? 'first' : 'others']) + 1;
    const last = lane.length >= most ? lane.at(-1) : undefined;
    if (own.length >= perKey || (last && last.round <= round)) throw new QueueFull();
    if (last) leave(last);
    last?.refuse(new QueueFull());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn: Turn = { key, first, round, begin: resolve, refuse: reject };
    waiting = [...waiting, turn].sort((a, b) => Number(b.first) - Number(a.first) || a.round - b.round);
    const hangUp = () => {
      leave(turn);
      reject(gone?.reason);
    };
    gone?.addEventListener('abort', hangUp, { once: true });
    await promise.finally(() => gone?.removeEventListener('abort', hangUp));
  }

  return {
    get waiting() {
      return waiting.length;
    },
    /** @throws QueueFull when too many wait, the reason of `gone`, or the job's own error. */
    async take<Result>(job: () => Promise<Result>, options: TurnOptions): Promise<Result> {
      options.gone?.throwIfAborted();
      if (running < atOnce) running += 1;
      else await wait(options);
      try {
        return await job();
      } finally {
        // Yields to the event loop, so that new requests are served between two jobs.
        setImmediate(next);
      }
    },
  };
}

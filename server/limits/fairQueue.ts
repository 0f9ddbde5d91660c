/** Nobody is let in any more: whoever waits already is enough work for seconds. */
export class QueueFull extends Error {
  constructor() {
    super('too many wait');
    this.name = 'QueueFull';
  }
}

export interface TurnOptions {
  /** Whose work it is, a network or an account: turns go round the keys, however many jobs one of them has. */
  key: string;
  /** Served before all who are not, and never displaced by them: somebody who was here before. */
  first?: boolean | undefined;
  /** Fires when whoever waits has gone; its place goes to the next. */
  gone?: AbortSignal | undefined;
}

interface Bounds {
  atOnce: number;
  /** How many jobs of one key may wait. */
  perKey: number;
  /** How many may wait in all: of those who are served first, and as many others. */
  most: number;
}

interface Turn {
  begin(): void;
  refuse(reason: unknown): void;
}

/** Keys in the order of their next turn, each with what waits, oldest first. */
type Lane = Map<string, Turn[]>;

/**
 * Shares work between those who ask for it: `atOnce` jobs run at a time, then each key has its turn, round and round. Where too
 * many wait, the last job of whoever has most waiting gives way to somebody who has fewer: no one fills the queue for the others.
 */
export function createFairQueue({ atOnce, perKey, most }: Bounds) {
  const known: Lane = new Map();
  const others: Lane = new Map();
  let running = 0;
  const waitingIn = (lane: Lane) => [...lane.values()].reduce((sum, turns) => sum + turns.length, 0);

  function leave(lane: Lane, key: string, turn: Turn | undefined): void {
    const left = lane.get(key)?.filter((other) => other !== turn) ?? [];
    if (left.length > 0) lane.set(key, left);
    else lane.delete(key);
  }

  /** @throws QueueFull where nobody has more waiting than this key would have. */
  function makeRoom(lane: Lane, own: number): void {
    const [key, turns] = [...lane].reduce((longest, entry) => (entry[1].length > longest[1].length ? entry : longest));
    if (turns.length <= own + 1) throw new QueueFull();
    turns.at(-1)?.refuse(new QueueFull());
    leave(lane, key, turns.at(-1));
  }

  function next(): void {
    const lane = known.size > 0 ? known : others;
    const [key, [turn, ...rest]] = lane.entries().next().value ?? ['', []];
    lane.delete(key);
    if (rest.length > 0) lane.set(key, rest);
    // A turn that ends is handed on: `running` already counts whoever gets it.
    if (turn) turn.begin();
    else running -= 1;
  }

  async function wait({ key, first = false, gone }: TurnOptions): Promise<void> {
    const lane = first ? known : others;
    const own = lane.get(key) ?? [];
    if (own.length >= perKey) throw new QueueFull();
    if (waitingIn(lane) >= most) makeRoom(lane, own.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn: Turn = { begin: resolve, refuse: reject };
    const hangUp = () => {
      leave(lane, key, turn);
      reject(gone?.reason);
    };
    lane.set(key, [...own, turn]);
    gone?.addEventListener('abort', hangUp, { once: true });
    await promise.finally(() => gone?.removeEventListener('abort', hangUp));
  }

  return {
    get waiting() {
      return waitingIn(known) + waitingIn(others);
    },
    /** @throws QueueFull when too many wait, or the reason of `gone`; what the job throws. */
    async take<Result>(job: () => Promise<Result>, options: TurnOptions): Promise<Result> {
      options.gone?.throwIfAborted();
      if (running < atOnce) running += 1;
      else await wait(options);
      try {
        return await job();
      } finally {
        next();
      }
    },
  };
}

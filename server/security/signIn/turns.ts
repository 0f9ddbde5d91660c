/** Nobody is let in any more: whoever waits already is enough work for seconds. */
export class QueueFull extends Error {
  constructor() {
    super('too many wait');
    this.name = 'QueueFull';
  }
}

export interface TurnOptions {
  /** Served before all who are not: somebody who was here before. */
  first?: boolean;
  /** Fires when whoever waits has gone; its place goes to the next. */
  gone?: AbortSignal;
}

interface Waiting {
  first: boolean;
  begin(): void;
}

/**
 * Lets `atOnce` jobs run at a time and `most` others wait; those who are served first wait in a place of their own, so that a
 * crowd of strangers neither delays nor displaces them.
 */
export function createTurns(atOnce: number, most: number) {
  const waiting = new Set<Waiting>();
  let running = 0;

  function next(): void {
    const turns = [...waiting];
    const turn = turns.find(({ first }) => first) ?? turns[0];
    if (!turn) return;
    waiting.delete(turn);
    turn.begin();
  }

  function wait({ first = false, gone }: TurnOptions): Promise<void> {
    const before = [...waiting].filter((turn) => turn.first === first).length;
    if (before >= most) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(turn);
        reject(gone?.reason);
      };
      const turn = {
        first,
        begin() {
          gone?.removeEventListener('abort', leave);
          resolve();
        },
      };
      waiting.add(turn);
      gone?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    get waiting() {
      return waiting.size;
    },
    /**
     * @throws QueueFull at once when too many wait, or the reason of `gone`.
     */
    async take<Result>(job: () => Promise<Result>, options: TurnOptions = {}): Promise<Result> {
      options.gone?.throwIfAborted();
      // A turn that ends is handed on: `running` already counts whoever gets it.
      if (running < atOnce) running += 1;
      else await wait(options);
      try {
        return await job();
      } finally {
        if (waiting.size > 0) next();
        else running -= 1;
      }
    },
  };
}

import { statfs } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { MEBIBYTE, REFUSING_MIB } from '../data/desk/deskLimits.ts';
import { probeWrite } from '../database/settings/settings.ts';
import type { WriteQueue } from '../database/store.ts';

type State = 'ready' | 'draining' | 'broken';

export interface Health {
  state: State;
  /** Why the site cannot write, or undefined when it can. Tries the disk at most once a second. */
  problem(): Promise<string | undefined>;
}

const MIN_FREE_BYTES = REFUSING_MIB * MEBIBYTE;
const FRESH_MS = 1000;
const PATIENCE_MS = 1500;

interface Options {
  queue: WriteQueue;
  dataDir: string;
}

export function createHealth({ queue, dataDir }: Options): Health {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<string | undefined> = Promise.resolve(undefined);

  async function look(): Promise<string | undefined> {
    const written = queue.write(probeWrite, { beside: 'others' }).then(
      () => 'written' as const,
      (error: unknown) => String(error),
    );
    const result = await Promise.race([written, pause(PATIENCE_MS)]);
    if (result !== 'written') return result ?? 'database busy';
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < MIN_FREE_BYTES ? 'disk almost full' : undefined;
  }

  return {
    state: 'ready',
    problem() {
      if (this.state !== 'ready') return Promise.resolve(this.state);
      if (performance.now() - checkedAt > FRESH_MS) {
        checkedAt = performance.now();
        answer = look();
      }
      return answer;
    },
  };
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());

/** Liveness check; uses neither the database nor the disk. */
export const healthz: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok' });
};

export function readyz(health: Health): RequestHandler {
  return async (_request, response) => {
    const reason = await health.problem();
    response.set('Cache-Control', 'no-store').status(reason === undefined ? 200 : 503);
    if (reason !== undefined) response.set('Retry-After', '5');
    response.json(reason === undefined ? { status: 'ok' } : { status: 'unavailable', reason });
  };
}

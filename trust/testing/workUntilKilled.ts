import { randomUUID } from 'node:crypto';
import { type Call, type Caller, caller, leadCall } from './call.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Asks for one thing after the other, each with a mark of its own, until there is no answer; adds the marks of what was acknowledged. */
export async function workUntilGone(
  call: Caller,
  acknowledged: string[],
  {
    next = (mark) => leadCall(mark),
    afterEach = () => {},
  }: { next?: (mark: string, n: number) => Call; afterEach?: () => void } = {},
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const mark = randomUUID();
    const answer = await call(next(mark, n)).catch(() => undefined);
    if (answer === undefined) return;
    if ([200, 201].includes(answer.status)) acknowledged.push(mark);
    afterEach();
  }
}

/**
 * Keeps a process at work from so many clients and kills it at a random moment, on average after so many answers and never before
 * half as many; answers the acknowledged marks.
 */
export async function workUntilKilled(
  server: ServerProcess,
  {
    clients = 16,
    average,
    next = (mark) => leadCall(mark),
  }: { clients?: number; average: number; next?: (mark: string, n: number) => Call },
): Promise<string[]> {
  const call = caller(server.port, clients);
  const acknowledged: string[] = [];
  const enough = (0.5 + Math.random()) * average;
  const afterEach = () => {
    if (acknowledged.length > enough) setTimeout(() => server.signal('SIGKILL'), Math.random() * 20);
  };
  const client = () => workUntilGone(call, acknowledged, { next, afterEach });
  await Promise.all([server.ended, ...Array.from({ length: clients }, client)]);
  return acknowledged;
}

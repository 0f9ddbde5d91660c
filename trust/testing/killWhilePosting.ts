import { randomUUID } from 'node:crypto';
import { type Caller, caller, leadCall } from './call.ts';
import type { ServerProcess } from './serverProcess.ts';

const CLIENTS = 16;

/** Posts one lead after the other until nobody answers; adds the names of those that were acknowledged. */
export async function postUntilGone(call: Caller, acknowledged: string[], afterEach = () => {}): Promise<void> {
  for (;;) {
    const name = randomUUID();
    const answer = await call(leadCall(name)).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.status === 201) acknowledged.push(name);
    afterEach();
  }
}

/**
 * Posts leads from sixteen clients and kills the process at a random moment, on average after so many answers and never before
 * half as many; answers the acknowledged names.
 */
export async function killWhilePosting(server: ServerProcess, average: number): Promise<string[]> {
  const call = caller(server.port, CLIENTS);
  const acknowledged: string[] = [];
  const enough = (0.5 + Math.random()) * average;
  const client = () =>
    postUntilGone(call, acknowledged, () => {
      if (acknowledged.length > enough) setTimeout(() => server.signal('SIGKILL'), Math.random() * 20);
    });
  await Promise.all([server.ended, ...Array.from({ length: CLIENTS }, client)]);
  return acknowledged;
}

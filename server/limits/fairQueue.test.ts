import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue, QueueFull, type TurnOptions } from './fairQueue.ts';

/** A queue whose jobs end on command, and the order in which they start. */
function queue(bounds: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const turns = createFairQueue({ atOnce: 1, perKey: 40, most: 100, ...bounds });
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const ask = (name: string, { key = name, ...options }: Partial<TurnOptions> = {}) =>
    turns.take(work(name), { key, ...options });
  const end = async (count = 1) => {
    for (let n = 0; n < count; n += 1) {
      ends.shift()?.();
      await pause(1);
    }
  };
  return { begun, ask, end, turns };
}

test('no more jobs run at once than the limit, and the jobs of one key wait in order', async () => {
  const { begun, ask, end } = queue({ atOnce: 2 });
  for (const name of ['a', 'b', 'c', 'd']) void ask(name, { key: 'one' });
  expect(begun).toEqual(['a', 'b']);
  await end(4);
  void ask('later');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'later']);
});

/** Queues forty jobs of a crowd, then one of another client; returns how many of the crowd's jobs start before it. */
async function before(keyOf: (n: number) => string, last: TurnOptions): Promise<number> {
  const { begun, ask, end } = queue();
  for (let n = 0; n < 40; n += 1) void ask(`crowd ${n}`, { key: keyOf(n) });
  void ask('last', last);
  while (!begun.includes('last')) await end();
  return begun.length - 1;
}

test('each key has its turn: a client after forty jobs of one address waits for one or two of them', async () => {
  expect(await before(() => 'crowd', { key: 'other' })).toBe(2);
  expect(await before((n) => `crowd ${n % 4}`, { key: 'other' })).toBe(5);
  // Twin: with a single key, the other client starts last.
  expect(await before(() => 'all', { key: 'all' })).toBe(40);
});

test('a job with priority overtakes all that wait', async () => {
  expect(await before((n) => `crowd ${n}`, { key: 'known', first: true })).toBe(1);
  expect(await before((n) => `crowd ${n}`, { key: 'stranger' })).toBe(40);
});

test('the second job of one key has its turn however many others go on asking', async () => {
  const { begun, ask, end } = queue();
  for (const name of ['running', 'a', 'b']) void ask(name, { key: 'office' });
  for (let n = 0; n < 9; n += 1) {
    void ask(`other ${n}`);
    void ask(`another ${n}`);
    await end();
  }
  expect(begun).toContain('b');
});

test('jobs waiting of one key are bounded; a key with fewer is let in, in the place of the last', async () => {
  const { begun, ask, end, turns } = queue({ perKey: 3, most: 3 });
  const jobs = ['running', 'a', 'b', 'c'].map((name) => ask(name, { key: 'crowd' }));
  await expect(ask('d', { key: 'crowd' })).rejects.toBeInstanceOf(QueueFull);
  void ask('other');
  await expect(jobs.at(-1)).rejects.toBeInstanceOf(QueueFull);
  expect(turns.waiting).toBe(3);
  await end(3);
  expect(begun).toEqual(['running', 'a', 'other', 'b']);
});

test('where each key waits with one job, the queue is full for strangers and not for jobs with priority', async () => {
  const { begun, ask, end } = queue({ most: 2 });
  for (const name of ['running', 'b', 'c']) void ask(name);
  await expect(ask('d')).rejects.toBeInstanceOf(QueueFull);
  void ask('known', { first: true });
  await end();
  expect(begun).toEqual(['running', 'known']);
});

test('the place of a client that hung up goes to the next one; a failed job frees its place too', async () => {
  const { begun, ask, end, turns } = queue();
  const hungUp = new AbortController();
  const failing = turns.take(() => Promise.reject(new Error('no')), { key: 'failing' });
  const left = ask('gone', { gone: hungUp.signal });
  void ask('stays', { gone: new AbortController().signal });
  hungUp.abort(new Error('hung up'));
  await expect(left).rejects.toThrow('hung up');
  await expect(failing).rejects.toThrow('no');
  await end();
  expect(begun).toEqual(['stays']);
  await expect(ask('late', { gone: hungUp.signal })).rejects.toThrow('hung up');
});

test('between two jobs the event loop has a turn: what came in meanwhile does not wait for all of them', async () => {
  const { begun, ask, end } = queue();
  for (const name of ['first', 'second']) void ask(name);
  setImmediate(() => begun.push('a request'));
  await end();
  expect(begun).toEqual(['first', 'a request', 'second']);
});

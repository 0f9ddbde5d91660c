import { expect, test } from 'vitest';
import { createFairQueue, QueueFull } from './fairQueue.ts';

/** Jobs that end when they are told to, and the order in which they began. */
function jobs() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, job, endOne };
}

const anybody = { key: 'one' };

test('no more run at once than may, the jobs of one key wait in order', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createFairQueue({ atOnce: 2, perKey: 10, most: 10 });
  for (const name of ['a', 'b', 'c', 'd']) void turns.take(job(name), anybody);
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await endOne();
  await endOne();
  await turns.take(async () => begun.push('later'), anybody);
  expect(begun.at(-1)).toBe('later');
});

/** Forty jobs of a crowd and one of somebody else, who asks last: after how many of the crowd that one begins. */
async function before(keyOf: (n: number) => string, last: { key: string; first?: boolean }): Promise<number> {
  const { begun, job, endOne } = jobs();
  const turns = createFairQueue({ atOnce: 1, perKey: 40, most: 100 });
  for (let n = 0; n < 40; n += 1) void turns.take(job(`crowd ${n}`), { key: keyOf(n) });
  void turns.take(job('last'), last);
  while (!begun.includes('last')) await endOne();
  return begun.length - 1;
}

test('each key has its turn: whoever asks after forty jobs of one address waits for one or two of them', async () => {
  expect(await before(() => 'crowd', { key: 'somebody' })).toBe(2);
  expect(await before((n) => `crowd ${n % 4}`, { key: 'somebody' })).toBe(5);
});

test('twin: where all are one key, whoever asks last begins after all of them', async () => {
  expect(await before(() => 'all', { key: 'all' })).toBe(40);
});

test('whoever is served first overtakes all who wait', async () => {
  expect(await before((n) => `crowd ${n}`, { key: 'known', first: true })).toBe(1);
  expect(await before((n) => `crowd ${n}`, { key: 'stranger' })).toBe(40);
});

test('one key may have so many waiting and no more; another is let in', async () => {
  const { job } = jobs();
  const turns = createFairQueue({ atOnce: 1, perKey: 2, most: 10 });
  for (const name of ['running', 'b', 'c']) void turns.take(job(name), anybody);
  await expect(turns.take(job('d'), anybody)).rejects.toBeInstanceOf(QueueFull);
  void turns.take(job('e'), { key: 'another' });
  expect(turns.waiting).toBe(3);
});

test('a full queue is not closed: whoever has most waiting gives a place to whoever has none', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createFairQueue({ atOnce: 1, perKey: 10, most: 3 });
  void turns.take(job('running'), anybody);
  const displaced = ['a', 'b', 'c'].map((name) => turns.take(job(name), anybody)).at(-1);
  void turns.take(job('somebody'), { key: 'another' });
  await expect(displaced).rejects.toBeInstanceOf(QueueFull);
  expect(turns.waiting).toBe(3);
  for (let n = 0; n < 3; n += 1) await endOne();
  expect(begun).toEqual(['running', 'a', 'somebody', 'b']);
});

test('where everybody who waits has one job, the queue is full for strangers and not for whoever is served first', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createFairQueue({ atOnce: 1, perKey: 10, most: 2 });
  for (const key of ['running', 'b', 'c']) void turns.take(job(key), { key });
  await expect(turns.take(job('d'), { key: 'd' })).rejects.toBeInstanceOf(QueueFull);
  void turns.take(job('known'), { key: 'known', first: true });
  await endOne();
  expect(begun).toEqual(['running', 'known']);
});

test('whoever hung up costs nothing: its place goes to the next; who stays, the twin, has a turn', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createFairQueue({ atOnce: 1, perKey: 2, most: 2 });
  const hungUp = new AbortController();
  void turns.take(job('running'), anybody);
  const left = turns.take(job('gone'), { ...anybody, gone: hungUp.signal });
  void turns.take(job('stays'), { ...anybody, gone: new AbortController().signal });
  hungUp.abort(new Error('hung up'));
  await expect(left).rejects.toThrow('hung up');
  expect(turns.waiting).toBe(1);
  await endOne();
  expect(begun).toEqual(['running', 'stays']);
  await expect(turns.take(job('late'), { ...anybody, gone: hungUp.signal })).rejects.toThrow('hung up');
});

test('a job that fails hands its turn on', async () => {
  const { begun, job } = jobs();
  const turns = createFairQueue({ atOnce: 1, perKey: 2, most: 2 });
  const failing = turns.take(() => Promise.reject(new Error('no')), anybody);
  void turns.take(job('next'), anybody);
  await expect(failing).rejects.toThrow('no');
  expect(begun).toEqual(['next']);
});

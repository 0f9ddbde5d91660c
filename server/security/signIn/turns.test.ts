import { expect, test } from 'vitest';
import { createTurns, QueueFull } from './turns.ts';

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

test('no more run at once than may, the others wait in order', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createTurns(2, 10);
  for (const name of ['a', 'b', 'c', 'd']) void turns.take(job(name));
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
  await endOne();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever is served first overtakes all who wait; a stranger, the twin, does not', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createTurns(1, 10);
  for (const name of ['running', 'stranger', 'twin']) void turns.take(job(name));
  void turns.take(job('known'), { first: true });
  await endOne();
  expect(begun).toEqual(['running', 'known']);
  await endOne();
  expect(begun.at(-1)).toBe('stranger');
});

test('beyond the limit strangers are turned away at once, whoever is served first is not', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createTurns(1, 2);
  for (const name of ['running', 'b', 'c']) void turns.take(job(name));
  await expect(turns.take(job('d'))).rejects.toBeInstanceOf(QueueFull);
  void turns.take(job('known'), { first: true });
  await endOne();
  expect(begun).toEqual(['running', 'known']);
});

test('twin: where any number may wait the owner of a new browser comes after all of them', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createTurns(1, Number.POSITIVE_INFINITY);
  for (let n = 0; n < 1000; n += 1) void turns.take(job('guess'));
  void turns.take(job('owner'));
  expect(turns.waiting).toBe(1000);
  for (let n = 0; n < 999; n += 1) await endOne();
  expect(begun).not.toContain('owner');
  await endOne();
  expect(begun.at(-1)).toBe('owner');
});

test('whoever hung up costs nothing: its place goes to the next; who stays, the twin, has a turn', async () => {
  const { begun, job, endOne } = jobs();
  const turns = createTurns(1, 2);
  const hungUp = new AbortController();
  void turns.take(job('running'));
  const left = turns.take(job('gone'), { gone: hungUp.signal });
  void turns.take(job('stays'));
  hungUp.abort(new Error('hung up'));
  await expect(left).rejects.toThrow('hung up');
  expect(turns.waiting).toBe(1);
  await endOne();
  expect(begun).toEqual(['running', 'stays']);
  await expect(turns.take(job('late'), { gone: hungUp.signal })).rejects.toThrow('hung up');
});

test('a job that fails hands its turn on', async () => {
  const { begun, job } = jobs();
  const turns = createTurns(1, 2);
  const failing = turns.take(() => Promise.reject(new Error('no')));
  void turns.take(job('next'));
  await expect(failing).rejects.toThrow('no');
  expect(begun).toEqual(['next']);
});

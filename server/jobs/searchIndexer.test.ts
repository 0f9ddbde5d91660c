import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchableUpTo } from '../../database/sqlite/leadSearch.ts';
import type { WriteQueue } from '../../database/store.ts';
import { lead, siteUnderTest } from '../testing/siteUnderTest.ts';
import { createSearchIndexer } from './searchIndexer.ts';

describe('the search index', () => {
  test('takes in what was posted once nothing more comes', async () => {
    const { api, services } = await siteUnderTest();
    for (const email of ['un@exemple.fr', 'deux@exemple.fr']) await api.post('/api/leads').send(lead({ email }));
    await expect.poll(() => searchableUpTo(services.connection)).toBe(2);
  });

  test('does not wait for a pause that never comes', async () => {
    const { api, services } = await siteUnderTest();
    const until = performance.now() + 4000;
    for (let n = 0; (await searchableUpTo(services.connection)) === 0 && performance.now() < until; n += 1) {
      await api.post('/api/leads').send(lead({ email: `${n}@exemple.fr` }));
      await pause(20);
    }
    expect(await searchableUpTo(services.connection)).toBeGreaterThan(0);
  });
});

describe('the indexer', () => {
  afterEach(() => void vi.useRealTimers());

  function withAnswers(...answers: (boolean | Error)[]) {
    vi.useFakeTimers();
    const write = vi.fn(async () => {
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return { write, indexer: createSearchIndexer({ write } as unknown as WriteQueue) };
  }

  test('tries again by itself after a write that failed', async () => {
    const { write, indexer } = withAnswers(new Error('database full'));
    indexer.wake();
    await vi.advanceTimersByTimeAsync(200);
    expect(write).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('does nothing any more once stopped', async () => {
    const { write, indexer } = withAnswers(true, true, true);
    indexer.wake();
    indexer.stop();
    indexer.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(write).not.toHaveBeenCalled();
  });
});

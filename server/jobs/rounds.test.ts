import { expect, test } from 'vitest';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { startRounds } from './rounds.ts';

test('rounds never run side by side: the clock starts none beside one, a requested one waits, and stopping waits for it', async () => {
  const { services } = await siteUnderTest();
  const steps: string[] = [];
  let end: (() => void) | undefined;
  const rounds = startRounds(services, {
    firstMs: 1,
    everyMs: 1,
    failed: 'a round failed',
    round: async (signal, isRequested) => {
      steps.push(isRequested ? 'asked' : 'due');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      steps.push(signal.aborted ? 'ended while it stops' : 'ended');
    },
  });
  await expect.poll(() => steps).toEqual(['due']);
  const outcome = rounds.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps).toEqual(['due']);
  end?.();
  await expect.poll(() => steps.slice(0, 3)).toEqual(['due', 'ended', 'asked']);
  const stopped = rounds.stop();
  end?.();
  await Promise.all([outcome, stopped]);
  expect(steps).toEqual(['due', 'ended', 'asked', 'ended while it stops']);
});

test('a round that fails is logged, and the next one comes', async () => {
  const { services } = await siteUnderTest({ expectedLevels: ['error'] });
  let count = 0;
  const round = async () => {
    count += 1;
    if (count === 1) throw new Error('no answer');
  };
  const rounds = startRounds(services, { firstMs: 1, everyMs: 1, failed: 'a round failed', round });
  await expect.poll(() => count).toBeGreaterThan(1);
  await rounds.stop();
});

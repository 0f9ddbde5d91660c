import { afterEach, expect, test, vi } from 'vitest';
import { noteTouch, readApi } from './readApi.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an idle desk marks its own refetches, after a minute without a touch', async () => {
  vi.useFakeTimers();
  const sent: boolean[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push('x-unattended' in headers);
    return Response.json({});
  });
  noteTouch();
  for (const seconds of [0, 59, 2]) {
    vi.advanceTimersByTime(seconds * 1000);
    await readApi('/api/leads');
  }
  noteTouch();
  await readApi('/api/leads');
  expect(sent).toEqual([false, false, true, false]);
});

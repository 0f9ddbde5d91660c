import { afterEach, expect, test, vi } from 'vitest';
import { holdReads, noteTouch, readApi } from './readApi.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a desk idle for a minute says so when it asks again by itself', async () => {
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

test('what a desk asks while it opens leaves as one call, and each on its own where that call fails', async () => {
  const asked: string[] = [];
  let works = true;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!path.startsWith('/api/admin/together')) return Response.json({ alone: path });
    if (!works) return new Response('', { status: 502 });
    const paths = new URL(path, 'http://site').searchParams.getAll('ask');
    return Response.json({
      success: true,
      answers: paths.map((body) => ({ status: body.endsWith('mail') ? 503 : 200, body })),
    });
  });
  const open = async (...paths: string[]) => {
    asked.length = 0;
    const release = holdReads();
    const answers = Promise.allSettled(paths.map((path) => readApi(path)));
    expect(asked).toEqual([]);
    release();
    return (await answers).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.status));
  };
  expect(await open('/api/admin/day', '/api/admin/mail', '/api/leads?quarantine=true')).toEqual([
    '/api/admin/day',
    503,
    '/api/leads?quarantine=true',
  ]);
  expect(asked).toHaveLength(1);
  expect(await open('/api/admin/day')).toEqual([{ alone: '/api/admin/day' }]);
  works = false;
  expect(await open('/api/admin/day', '/api/leads')).toEqual([{ alone: '/api/admin/day' }, { alone: '/api/leads' }]);
  expect(asked).toHaveLength(3);
});

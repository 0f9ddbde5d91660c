import { expect, test } from 'vitest';
import { caller, percentile } from '../testing/call.ts';
import { amount, limit, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const FLOOD = amount(200, 2000);

/** Posts the notice that is drawn anew for each visitor, so many at once, while an honest visitor looks at pages. */
async function flood(perMinute: number) {
  const { port } = await startServerProcess({
    shipped: true,
    environment: { RATE_LIMIT_PER_MINUTE: String(perMinute), TRUST_PROXY: '1' },
  });
  const call = caller(port, 200);
  const honest = caller(port, 2);
  const body = 'firstName=Odile&lastName=Kerjean&email=odile%40abonnee.example';
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html',
    'X-Forwarded-For': '198.51.100.1',
  };
  let state: 'flooding' | 'over' = 'flooding';
  const times: number[] = [];
  const looking = (async () => {
    while (state === 'flooding') {
      const { status, ms } = await honest({ path: '/about', headers: { 'X-Forwarded-For': '203.0.113.1' } });
      expect(status).toBe(200);
      times.push(ms);
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: FLOOD }, () => call({ method: 'POST', path: '/legal/resiliation', headers, body })),
  );
  state = 'over';
  await looking;
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  return { drawn: count(200), limited: count(303), busy: count(503), p99: percentile(times, 0.99) };
}

test('a page drawn for each post is limited like any other write, and visitors do not notice the flood', async () => {
  const { drawn, busy, limited, p99 } = await flood(60);
  expect([drawn + busy, limited]).toEqual([60, FLOOD - 60]);
  expect(p99).toBeLessThan(limit(500));
  report(
    'A16',
    `${FLOOD} posts at once: ${drawn} pages drawn, ${busy} told to wait, ${limited} sent back; an honest page p99 ${Math.round(p99)} ms`,
  );
}, 120_000);

test('from many addresses its queue is bounded: what cannot be drawn soon is told so', async () => {
  const { drawn, busy, limited, p99 } = await flood(100_000);
  // Twin of the limit above: without it nothing is sent back.
  expect(limited).toBe(0);
  expect(drawn).toBeGreaterThan(0);
  expect(busy).toBeGreaterThan(0);
  expect(drawn + busy).toBe(FLOOD);
  report(
    'A16',
    `${FLOOD} posts at once without a limit: ${drawn} drawn, ${busy} × 503; an honest page p99 ${Math.round(p99)} ms`,
  );
}, 120_000);

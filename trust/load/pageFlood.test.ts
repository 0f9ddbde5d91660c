import { expect, test } from 'vitest';
import { isLong, limit, report } from '../testing/form.ts';
import { FLOODER, pageFlood } from '../testing/pageFlood.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const own = (n: number) => `203.0.113.${n % 250}`;

/** A site behind a proxy, which tells it who asks. */
async function site() {
  const { port } = await startServerProcess({ shipped: true, environment: { TRUST_PROXY: '1' } });
  return port;
}

test('one address that reads forms and drawn pages over many connections turns no other reader away', async () => {
  const port = await site();
  for (const connections of isLong ? [55, 100, 200] : [200]) {
    const { served, refused, taken, slowest } = await pageFlood({ port, connections, from: own });
    expect(refused.map(({ path, status }) => [path, status])).toEqual([]);
    expect(slowest).toBeLessThan(limit(1000));
    report(
      'A24',
      `${connections} connections of one address, ${taken} pages: ${served} of 200 other readers served, the slowest after ${Math.round(slowest)} ms`,
    );
  }
}, 120_000);

test('twin: where the flood is of everybody’s own network, kept pages are served and drawn ones ask to come back, as a page in French', async () => {
  const port = await site();
  const { refused } = await pageFlood({ port, connections: 200, from: () => FLOODER });
  expect(refused.length).toBeGreaterThan(0);
  for (const { path, status, headers, text } of refused) {
    expect(['/admin', '/blog?q=devis']).toContain(path);
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(text).toContain('Le site est très demandé');
  }
}, 120_000);

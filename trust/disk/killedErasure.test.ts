import { expect, test } from 'vitest';
import { deskLimits } from '../../data/desk/deskLimits.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { caller, report } from '../testing/call.ts';
import { askFile } from '../testing/faults.ts';
import { fillRequests } from '../testing/fillRequests.ts';
import { msUntil, signIn } from '../testing/replicas.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('a site killed amid the erasure of many requests has one proof, of exactly those that are gone', async () => {
  const dataDir = migratedDirectory();
  fillRequests(dataDir, 6000);
  const ids = Array.from({ length: deskLimits.leadsAtOnce }, (_one, n) => n + 1);
  const left = () => Number(askFile(dataDir, `SELECT count(*) AS n FROM leads WHERE id <= ${ids.length}`)[0]?.n);
  const server = await startServerProcess({ dataDir });
  const { headers } = await signIn(server);
  const erasure = { ids, asked_by: 'person' };
  const answer = caller(server.port)({
    ...{ method: 'POST', path: '/api/admin/lead-erasures', body: JSON.stringify(erasure) },
    headers: { ...headers, ...JSON_TYPE },
  }).catch(() => 'cut');
  await msUntil(() => left() < ids.length - 20);
  await server.end('SIGKILL');
  expect(await answer).toBe('cut');
  const gone = ids.length - left();
  expect(gone).toBeLessThan(ids.length);

  const again = await startServerProcess({ dataDir });
  const owner = { ...(await signIn(again)).headers, ...JSON_TYPE };
  const call = caller(again.port);
  const list = JSON.parse((await call({ path: '/api/admin/erasures', headers: owner })).text);
  report(
    'S23',
    `killed after ${gone} of ${ids.length} erasures: ${list.total} proof, of ${list.erasures[0]?.counts.leads} requests`,
  );
  expect(list.erasures).toMatchObject([{ counts: { leads: gone, events: gone }, addresses: gone }]);
  for (const [n, proofs] of [
    [1, 1],
    [gone, 1],
    [gone + 1, 0],
  ] as const) {
    const body = JSON.stringify({ email: `client${n}@exemple.fr` });
    const checked = await call({ method: 'POST', path: '/api/admin/erasures/check', headers: owner, body });
    expect([n, JSON.parse(checked.text).erasures.length]).toEqual([n, proofs]);
  }
});

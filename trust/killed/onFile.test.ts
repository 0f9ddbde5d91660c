import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, caller, leadCall, report } from '../testing/call.ts';
import { storedLeads, workUntilKilled, wronged } from '../testing/faults.ts';
import { killedTable } from '../testing/killedTable.ts';
import { quoteFaults } from '../testing/quoteFaults.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

killedTable('SQLite');
quoteFaults('SQLite');

test('a request that the shipped bundle acknowledged is stored exactly once, whenever it is killed', async () => {
  const dataDir = temporaryDirectory();
  const acknowledged: string[] = [];
  for (let round = 0; round < amount(1, 25); round += 1)
    acknowledged.push(
      ...(await workUntilKilled(await startServerProcess({ dataDir, shipped: true }), { average: 60 })),
    );
  expect(wronged(acknowledged, dataDir)).toEqual([]);
  report('killed', `the shipped bundle: 0 lost of ${acknowledged.length} requests`);
});

test('twin: without the key the same form is several requests', async () => {
  const server = await startServerProcess({ twins: ['no-key'] });
  for (let n = 0; n < 3; n += 1) await caller(server.port)(leadCall('un'));
  await server.end();
  expect(storedLeads(server.dataDir).get('un')).toBe(3);
});

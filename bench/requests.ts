import path from 'node:path';
import { startSite } from './child.ts';
import { type Row, shown, spread } from './figures.ts';
import { load } from './load.ts';

const ROUNDS = 5;
const headers = { 'Content-Type': 'application/json' };
let count = 0;

const body = () =>
  JSON.stringify({
    name: 'Camille Roux',
    email: `camille.${++count}@exemple.fr`,
    company: 'Atelier Roux',
    service: 'Étude de marché - 120€',
    message: 'Téléphone : non précisé\nDescription : Un marché à étudier\nBudget : 120 €',
  });

/** `POST /api/leads`, each answered after its flush to disk: 32 at a time, whose commits are shared, beside one at a time. */
export async function benchRequests(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'requests'), RATE_LIMIT_PER_MINUTE: '100000000' });
  const ask = (connections: number) =>
    load({ port: site.port, path: '/api/leads', connections, milliseconds: 2000, headers, body, expectedStatus: 201 });
  const ratio: number[] = [];
  const p99: number[] = [];
  const alone: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const together = await ask(32);
    const single = await ask(1);
    if (round === 0) continue;
    ratio.push(together.perSecond / single.perSecond);
    p99.push(together.p99);
    alone.push(single.p50);
  }
  await site.stop();
  return [
    { what: '32 at a time, one at a time = 1', asked: 'context', reached: shown(spread(ratio), '×', 1) },
    { what: 'p99 of 32 at a time', asked: '≤ 25 ms', reached: shown(spread(p99), 'ms', 1) },
    { what: 'one at a time', asked: '≤ 5 ms', reached: shown(spread(alone), 'ms', 1) },
  ];
}

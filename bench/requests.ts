import path from 'node:path';
import { startSite } from './child.ts';
import { load, ROUNDS, type Row, rank, shown } from './figures.ts';

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
    load({ url: `${site.base}/api/leads`, connections, milliseconds: 2000, headers, body, expectedStatus: 201 });
  const rounds: { ratio: number; p99: number; alone: number }[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const together = await ask(32);
    const single = await ask(1);
    if (round > 0)
      rounds.push({ ratio: together.length / single.length, p99: rank(together, 0.99), alone: rank(single, 0.5) });
  }
  await site.stop();
  const every = (key: 'ratio' | 'p99' | 'alone') => rounds.map((round) => round[key]);
  return [
    { what: '32 at a time, one at a time = 1', asked: 'context', reached: shown(every('ratio'), '×', 1) },
    { what: 'p99 of 32 at a time', asked: '≤ 25 ms', reached: shown(every('p99'), 'ms', 1) },
    { what: 'one at a time', asked: '≤ 5 ms', reached: shown(every('alone'), 'ms', 1) },
  ];
}

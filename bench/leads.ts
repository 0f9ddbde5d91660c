import path from 'node:path';
import { startChild } from './child.ts';
import { type Row, shown, spread } from './figures.ts';
import { load } from './load.ts';

const ROUNDS = 5;
const ROUND_MS = 2000;
let count = 0;

function request(): string {
  const body = JSON.stringify({
    name: 'Camille Roux',
    email: `camille.${++count}@exemple.fr`,
    company: 'Atelier Roux',
    service: 'Étude de marché - 120€',
    message: 'Téléphone : non précisé\nDescription : Un marché à étudier\nBudget : 120 €',
  });
  return `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** `POST /api/leads`, each answered after its flush to disk: shared commits beside one commit per request. */
export async function benchLeads(folder: string): Promise<Row[]> {
  const start = (name: string) =>
    startChild(['bench/leadServer.ts', name], {
      DATA_DIR: path.join(folder, name),
      ADMIN_PASSWORD: 'une-phrase-pour-mesurer',
      RATE_LIMIT_PER_MINUTE: '100000000',
    });
  const shared = await start('shared');
  const alone = await start('alone');
  const ratio: number[] = [];
  const p99: number[] = [];
  const lone: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ask = (port: number, connections: number, milliseconds: number) =>
      load({ port, connections, milliseconds, request, expectedStatus: 201 });
    const together = await ask(shared.port, 32, ROUND_MS);
    const each = await ask(alone.port, 32, ROUND_MS);
    const single = await ask(shared.port, 1, 500);
    if (round === 0) continue; // the first round warms both up
    ratio.push(together.perSecond / each.perSecond);
    p99.push(together.p99);
    lone.push(single.p50);
  }
  await Promise.all([shared.stop(), alone.stop()]);
  return [
    {
      what: '`POST /api/leads`, 32 connections, one commit per request = 1',
      asked: '≥ 3',
      reached: shown(spread(ratio), '×', 1),
    },
    { what: '`POST /api/leads` p99 at 32 connections', asked: '≤ 25 ms', reached: shown(spread(p99), 'ms', 1) },
    { what: '`POST /api/leads` alone', asked: '≤ 5 ms', reached: shown(spread(lone), 'ms', 1) },
  ];
}

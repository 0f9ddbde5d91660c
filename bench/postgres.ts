import path from 'node:path';
import { listLeads } from '../database/leads/leadList.ts';
import { moveDatabase } from '../database/move/moveDatabase.ts';
import { openStore } from '../database/openStore.ts';
import type { Connection } from '../database/store.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../trust/testing/postgres.ts';
import { type Row, shown, spread } from './figures.ts';
import { vocabulary } from './manyLeads.ts';

const TIMES = 8;
/** A word of the vocabulary by its place in it. */
const word = (place: number) => vocabulary[place] ?? '';
/** From what every lead holds to what none does. */
const searches = (rows: number): readonly string[] => [
  'marché',
  'marche',
  'camille roux',
  'Atelier Lyon',
  'quincaillerie',
  `dossier ${Math.floor(rows / 3)}`,
  `camille.${Math.floor(rows / 2)}@exemple.fr`,
  '4321',
  word(0),
  word(10),
  word(100),
  word(1000),
  word(vocabulary.length - 1),
  `${word(20)} ${word(200)}`,
  'introuvables',
];

/** The desk's lists over the rows that `benchGrowth` has left, moved to a PostgreSQL of the machine's own. */
export async function benchPostgres(folder: string): Promise<Row[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return [{ what: 'lists', asked: '≤ 10 ms', reached: `not measured: ${NO_POSTGRES}` }];
  const server = await startPostgres({ binaries, settings: { shared_buffers: "'256MB'", max_wal_size: "'4GB'" } });
  try {
    await server.ask('CREATE DATABASE site');
    const databaseUrl = server.url('site');
    const begun = performance.now();
    const { digests } = await moveDatabase({ dataDir: path.join(folder, 'growth') }, { databaseUrl });
    const moved = (performance.now() - begun) / 1000;
    // What a server's own housekeeping does within a day.
    await server.ask('VACUUM ANALYZE', 'site');
    const onBroken = (error: unknown) => {
      throw error;
    };
    const store = await openStore({ dataDir: folder, databaseUrl, onBroken });
    const rows = digests.get('leads')?.rows ?? 0;
    const figures = await benchLists(store.connection, rows);
    await store.close();
    return [
      {
        what: 'leads moved from the file, each row compared',
        asked: '100,000',
        reached: `${rows} in ${moved.toFixed(0)} s`,
      },
      ...figures,
    ];
  } finally {
    await server.stop();
  }
}

async function benchLists(connection: Connection, rows: number): Promise<Row[]> {
  const timed = async (query: { before?: number; search?: string }) => {
    const begun = performance.now();
    await listLeads(connection, { limit: 50, quarantine: false, ...query });
    return performance.now() - begun;
  };
  const pages: number[] = [];
  const deep: number[] = [];
  const found = new Map<string, number[]>(searches(rows).map((search) => [search, []]));
  // The first round warms the server up.
  for (let round = 0; round <= TIMES; round += 1) {
    const page = await timed({});
    const middle = await timed({ before: Math.floor(rows / 2) });
    if (round > 0) {
      pages.push(page);
      deep.push(middle);
    }
    for (const [search, took] of found) {
      const one = await timed({ search });
      if (round > 0) took.push(one);
    }
  }
  const all = [...found.values()].flat().sort((one, other) => one - other);
  const slowest = [...found].map(([search, took]) => ({ search, ...spread(took) })).sort((a, b) => b.median - a.median);
  return [
    { what: 'desk, first page with its total', asked: '≤ 10 ms', reached: shown(spread(pages), 'ms', 1) },
    { what: 'desk, a page in the middle', asked: '≤ 10 ms', reached: shown(spread(deep), 'ms', 1) },
    {
      what: `${found.size} searches, p95`,
      asked: '≤ 50 ms',
      reached: `${all[Math.floor(all.length * 0.95)]?.toFixed(1)} ms, median ${spread(all).median.toFixed(1)} ms`,
    },
    ...slowest
      .slice(0, 3)
      .map((one) => ({ what: `search « ${one.search} »`, asked: 'context', reached: shown(one, 'ms', 1) })),
  ];
}

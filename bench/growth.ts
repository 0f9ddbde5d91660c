import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../database/file/connection.ts';
import { eachLead, listLeads } from '../database/leads/leadList.ts';
import { addLead } from '../database/leads/leads.ts';
import { addSubscriber } from '../database/people/subscribers.ts';
import type { SqliteConnection } from '../database/sqlite/sqliteConnection.ts';
import { transaction } from '../database/sqlite/transaction.ts';
import type { Connection } from '../database/store.ts';
import { csvLine, csvStyles } from '../server/csv.ts';
import { startSite } from './child.ts';
import { type Row, shown, spread } from './figures.ts';
import { leadNumber } from './manyLeads.ts';

const GROUP = 2000;

/** The desk over many rows. The fill stops after `fillMs`: the report names how many rows it reached. */
export async function benchGrowth(folder: string, wanted: number, fillMs: number): Promise<Row[]> {
  const dataDir = path.join(folder, 'growth');
  mkdirSync(dataDir, { recursive: true });
  const connection = openDatabase(dataDir);
  const rows = await fill(connection, wanted, fillMs);
  const deep = Math.floor(rows / 2);
  const page = (query: { before?: number; search?: string }) =>
    repeat(20, () => listLeads(connection, { limit: 50, quarantine: false, ...query }));
  const loop = monitorEventLoopDelay({ resolution: 2 });
  loop.enable();
  const figures: Row[] = [
    { what: `rows: leads, subscribers`, asked: '100,000, 20,000', reached: `${rows}, ${Math.floor(rows / 5)}` },
    { what: 'desk, first page with its total', asked: '≤ 10 ms', reached: shown(spread(await page({})), 'ms', 1) },
    {
      what: 'desk, a page in the middle',
      asked: '≤ 10 ms',
      reached: shown(spread(await page({ before: deep })), 'ms', 1),
    },
    {
      what: 'search, a rare word',
      asked: '≤ 50 ms',
      reached: shown(spread(await page({ search: 'quincaillerie' })), 'ms', 1),
    },
    {
      what: 'search, a word of every lead',
      asked: '≤ 50 ms',
      reached: shown(spread(await page({ search: 'marché' })), 'ms', 1),
    },
  ];
  loop.disable();
  const stop = `${(loop.max / 1_000_000).toFixed(1)} ms`;
  figures.push({ what: 'longest stop of the event loop in these lists', asked: '≤ 50 ms', reached: stop });
  figures.push({
    what: 'export of 100,000 leads, memory growth',
    asked: '≤ 50 MB',
    reached: `${(await exportGrowth(connection, 100_000)).toFixed(0)} MB`,
  });
  figures.push(...(await benchInserts(connection, rows)));
  connection.close();
  const readyAfter = async () => {
    const site = await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'une-phrase-pour-mesurer' });
    await site.stop();
    return `${site.readyAfter.toFixed(0)} ms`;
  };
  // Nothing marked the file just filled as clean: it is checked before the start, as after a crash. The stop then marks it.
  figures.push({
    what: 'start to ready over these rows, after a crash',
    asked: 'context',
    reached: await readyAfter(),
  });
  figures.push({ what: 'start to ready over these rows', asked: '≤ 1,500 ms', reached: await readyAfter() });
  return figures;
}

/** Each lead with a flush of its own; with one in 128 the search index takes in those before it. */
async function benchInserts(connection: SqliteConnection, rows: number): Promise<Row[]> {
  const add = (n: number) => transaction(connection, (writer) => addLead(writer, leadNumber(rows + n), new Date()));
  const inserts = (await repeat(2000, add)).toSorted((one, other) => one - other);
  const took = (place: number) => `${inserts[place]?.toFixed(1)} ms`;
  return [
    { what: 'insert with its flush, p99', asked: '≤ 5 ms', reached: took(1979) },
    { what: 'insert, the longest of 2,000', asked: '≤ 50 ms', reached: took(1999) },
  ];
}

/** Megabytes the process grew by, at most, while it read and wrote this many rows as an export does. */
async function exportGrowth(connection: SqliteConnection, most: number): Promise<number> {
  const start = process.memoryUsage.rss();
  let highest = start;
  let written = 0;
  for await (const rows of eachLead(connection, { quarantine: false })) {
    for (const { name, email, description } of rows)
      written += csvLine([name, email, description ?? ''], csvStyles.excel).length;
    highest = Math.max(highest, process.memoryUsage.rss());
    most -= rows.length;
    if (most <= 0) break;
  }
  if (written === 0) throw new Error('The export wrote nothing');
  return (highest - start) / 1_048_576;
}

async function fill(connection: SqliteConnection, wanted: number, fillMs: number): Promise<number> {
  const now = new Date();
  const until = performance.now() + fillMs;
  const consent = { consentTextVersion: '1', source: null, status: 'confirmed', now } as const;
  let n = 0;
  const group = async (writer: Connection) => {
    for (const end = Math.min(n + GROUP, wanted); n < end; n++) {
      await addLead(writer, leadNumber(n), now);
      if (n % 5 === 0) await addSubscriber(writer, { email: `abonne.${n}@exemple.fr`, nonce: String(n), ...consent });
    }
  };
  // No flush while filling: these rows are nobody's.
  connection.handle.pragma('synchronous = OFF');
  while (n < wanted && performance.now() < until) await transaction(connection, group);
  connection.handle.pragma('synchronous = FULL');
  connection.handle.pragma('wal_checkpoint(TRUNCATE)');
  return n;
}

async function repeat(times: number, act: (n: number) => unknown): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const begun = performance.now();
    await act(n);
    took.push(performance.now() - begun);
  }
  return took;
}

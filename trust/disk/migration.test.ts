import { copyFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { versionOf } from '../../database/file/connection.ts';
import { newestVersion } from '../../database/file/migrations.ts';
import { sampleLead } from '../../database/testing/sampleLead.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { fillFile } from '../testing/boundStore.ts';
import { amount, inPairs, report } from '../testing/call.ts';
import { runKilled } from '../testing/faults.ts';
import { MARKED } from '../testing/nextStep.ts';

const LEADS = 300;

async function directoryWithLeads(): Promise<string> {
  const dataDir = temporaryDirectory();
  await fillFile(dataDir, async (store) => {
    for (let n = 0; n < LEADS; n += 1)
      await store.addLead({ ...sampleLead, name: `lead ${n}`, description: 'x'.repeat(300) }, new Date());
  });
  return dataDir;
}

type End = 'before' | 'after' | 'between';

/** Migrates a copy in a process of its own, killed so many milliseconds after it began (never when undefined; `halfway` kills itself). */
async function migrateAndKill(origin: string, way: 'atomic' | 'bare' | 'halfway', killAfter?: number) {
  const dataDir = temporaryDirectory();
  copyFileSync(path.join(origin, 'site.db'), path.join(dataDir, 'site.db'));
  const took = await runKilled('fileWorkEntry.ts', [dataDir, way], killAfter);
  return { took, end: stateOf(dataDir) };
}

function stateOf(dataDir: string): End {
  const database = new Database(path.join(dataDir, 'site.db'));
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.prepare('SELECT count(*) FROM leads').pluck().get()).toBe(LEADS);
    const columns = (database.pragma('table_info(leads)') as { name: string }[]).map(({ name }) => name);
    const marked = columns.includes('mark')
      ? Number(database.prepare('SELECT count(*) FROM leads WHERE mark = ?').pluck().get(MARKED))
      : -1;
    const version = versionOf(database) - newestVersion;
    if (version === 0 && marked === -1) return 'before';
    return version === 1 && marked === LEADS ? 'after' : 'between';
  } finally {
    database.close();
  }
}

test('a migration killed at any moment leaves the old format or the new one, whole', async () => {
  const origin = await directoryWithLeads();
  const { took, end } = await migrateAndKill(origin, 'atomic');
  expect(end).toBe('after');
  const moments = Array.from({ length: amount(10, 100) }, () => Math.random() * took);
  const ends = (await inPairs(moments, (moment) => migrateAndKill(origin, 'atomic', moment))).map(({ end }) => end);
  // On a busy machine every migration may end before its kill signal: `halfway` kills itself inside its own step.
  ends.push((await migrateAndKill(origin, 'halfway')).end);
  expect(new Set(ends).has('between')).toBe(false);
  expect(ends.at(-1)).toBe('before');
  const before = ends.filter((one) => one === 'before').length;
  report(
    'D11',
    `${ends.length} kills over ${LEADS} leads: ${before} old format, ${ends.length - before} new, 0 between`,
  );
}, 600_000);

test('twin: without a transaction a killed migration leaves something between', async () => {
  const origin = await directoryWithLeads();
  expect((await migrateAndKill(origin, 'bare', 0)).end).toBe('between');
});

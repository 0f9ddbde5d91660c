import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { indexStep } from '../../database/leads/leadIndex.ts';
import { lead, type SiteUnderTest, siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { amount, report } from '../testing/form.ts';

const KIB = 1024;
const LEADS = amount(10, 100);
const CHARACTERS = 15_000;

/** A text in which hardly three characters in a row come twice. */
const rare = (seed: number): string =>
  String.fromCodePoint(
    ...Array.from({ length: CHARACTERS }, (_, n) => 0x4e00 + ((n * 7919 + seed * 104_729 + n * n) % 20_000)),
  );

const sizeOf = ({ dataDir, raw }: SiteUnderTest): number => {
  raw.pragma('wal_checkpoint(TRUNCATE)');
  return statSync(path.join(dataDir, 'site.db')).size;
};

/** Stores leads of rare characters and brings them into the search index; answers what each cost the file. */
async function costOfOne(index: (site: SiteUnderTest) => unknown) {
  const site = await siteUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '100000' } });
  site.services.indexer.stop();
  const before = sizeOf(site);
  for (let n = 0; n < LEADS; n += 1)
    await site.api
      .post('/api/leads')
      .send(lead({ message: rare(n) }))
      .expect(201);
  await index(site);
  return { site, each: (sizeOf(site) - before) / LEADS };
}

const stepByStep = async ({ services: { queue } }: SiteUnderTest) => {
  while (await queue.write(indexStep));
};

test('a message of 15,000 rare characters costs about twice its own bytes, and is found by its last words', async () => {
  const { site, each } = await costOfOne(stepByStep);
  const own = Buffer.byteLength(rare(0));
  expect(each).toBeLessThan(2.6 * own);
  const last = rare(LEADS - 1).slice(-4);
  const { body } = await site.api.get(`/api/leads?quarantine=true&q=${encodeURIComponent(last)}`).set(site.admin);
  expect(body.leads.map(({ id }: { id: number }) => id)).toContain(LEADS);
  report(
    'A18',
    `${LEADS} messages of ${CHARACTERS} rare characters: ${Math.round(each / KIB)} KB each in the file, ${Math.round(own / KIB)} KB their own`,
  );
});

test('twin: indexed from end to end each costs several times as much', async () => {
  const { each } = await costOfOne(({ raw }) => {
    raw.exec(`INSERT INTO lead_search(rowid, reference, name, email, company, service, message)
      SELECT id, reference, name, email, company, service, message FROM leads`);
  });
  expect(each).toBeGreaterThan(4 * Buffer.byteLength(rare(0)));
});

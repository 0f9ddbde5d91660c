import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { MARKER } from '../../database/file/inspectFile.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { amount, isLong, report } from '../testing/call.ts';
import { contentsOf, type Moment, RECORDING, replay } from '../testing/crashStates.ts';
import { traced, work } from '../testing/faults.ts';
import { type Options, startServerProcess } from '../testing/serverProcess.ts';

/** The record of every byte a server wrote while it stored leads. */
async function recorded(leads: number, options: Options = {}): Promise<string> {
  const { wrap, record } = traced(...RECORDING);
  // From an empty directory, so that the record contains every byte of the database.
  const server = await startServerProcess({ dataDir: temporaryDirectory(), wrap, ...options });
  expect((await work(server, { calls: leads })).acknowledged).toHaveLength(leads);
  await server.end();
  return record;
}

/** Number of leads a record acknowledges, and of those acknowledged while the journal had unflushed writes. */
async function flushes(record: string): Promise<{ created: number; unflushed: number }> {
  const counted = { created: 0, unflushed: 0 };
  for await (const { files, acknowledged } of replay(record)) {
    if (acknowledged.size === counted.created) continue;
    counted.created = acknowledged.size;
    if (files.get('site.db-wal')?.since.length !== 0) counted.unflushed += 1;
  }
  return counted;
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Opens the files of a power cut, as the next start does; returns the number of acknowledged leads that are missing. */
function lostAfter({ files, acknowledged }: Moment, survives: () => boolean): number {
  const directory = temporaryDirectory();
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, MARKER), '');
  for (const [name, file] of files) writeFileSync(path.join(directory, name), contentsOf(file, survives));
  const connection = openDatabase(directory);
  expect(connection.handle.pragma('integrity_check', { simple: true })).toBe('ok');
  const stored = new Set(connection.handle.prepare('SELECT reference FROM leads').pluck().all());
  connection.close();
  rmSync(directory, { recursive: true });
  return [...acknowledged].filter((reference) => !stored.has(reference)).length;
}

/** Cuts the power at moments spread over the record, several times at each, and counts. */
async function cutPower(record: string, wanted: number, seed: number) {
  const next = random(seed);
  let calls = 0;
  for await (const { acknowledged } of replay(record)) if (acknowledged.size > 0) calls += 1;
  let states = 0;
  let lost = 0;
  let unflushed = 0;
  for await (const moment of replay(record)) {
    if (moment.acknowledged.size === 0 || next() > wanted / calls / 2) continue;
    for (const share of [next(), next() < 0.5 ? 0 : 1]) {
      states += 1;
      unflushed += [...moment.files.values()].some(({ since }) => since.length > 0) ? 1 : 0;
      lost += lostAfter(moment, () => next() < share);
    }
  }
  return { states, lost, unflushed };
}

test(
  'a power cut between any two system calls leaves a whole database with every acknowledged lead',
  async () => {
    const seed = Date.now() % 1_000_000;
    const { states, lost, unflushed } = await cutPower(await recorded(amount(80, 400)), amount(120, 2400), seed);
    const figure = `${states} states of the disk after a power cut (${unflushed} amid unflushed writes; seed ${seed}): 0 damaged, ${lost} acknowledged leads lost`;
    report('D3', figure);
    expect([lost, figure]).toEqual([0, figure]);
    expect(unflushed).toBeGreaterThan(states / 4);
  },
  isLong ? 3_600_000 : 120_000,
);

test('twin: with the driver’s own default a power cut loses acknowledged leads', async () => {
  const { lost } = await cutPower(await recorded(24, { twins: ['normal-flush'] }), 60, 1);
  expect(lost).toBeGreaterThan(0);
});

test.each([
  ['the sources', false],
  ['the shipped bundle', true],
])('the journal is flushed to the disk before every 201 of %s', async (what, shipped) => {
  const leads = amount(200, 1000);
  expect(await flushes(await recorded(leads, { shipped }))).toEqual({ created: leads, unflushed: 0 });
  report('D2', `${what}: ${leads} of ${leads} answers 201 after a flush of the journal`);
});

test('twin: with the driver’s own default the answers leave before the flush', async () => {
  const { created, unflushed } = await flushes(await recorded(40, { twins: ['normal-flush'] }));
  expect(created).toBe(40);
  expect(unflushed).toBeGreaterThan(30);
});

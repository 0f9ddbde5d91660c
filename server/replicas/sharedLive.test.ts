import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { addEvents, lastEvent } from '../../database/replicas.ts';
import { createLive, createSharedLive, type SiteEvent } from '../live.ts';
import { createNotices } from '../notices.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';

/** Processes over one database, and what each of them was told. */
async function processes(count: number) {
  const { services, logged, raw } = await siteUnderTest({ expectedLevels: ['warn'] });
  const all = await Promise.all(
    Array.from({ length: count }, async () => {
      const live = await createSharedLive({ ...services, local: createLive() });
      onTestFinished(() => live.stop());
      const told: SiteEvent[] = [];
      live.subscribe((event) => told.push(event));
      return { live, told, notices: createNotices(services.logger, services.now, live) };
    }),
  );
  return { all, services, logged, raw };
}
const lead = (id: number): SiteEvent => ({ kind: 'lead', id, held: false });

test('what happens in one process is told to the desks of all, once each, in order, within a second', async () => {
  const { all } = await processes(3);
  const [first] = all;
  for (let id = 1; id <= 20; id += 1) first?.live.publish(lead(id));
  expect(first?.told).toHaveLength(20);
  await pause(1000);
  for (const { told } of all) expect(told).toEqual(Array.from({ length: 20 }, (_, index) => lead(index + 1)));
});

test('what had happened before a process started is not told to it', async () => {
  const { all, services } = await processes(1);
  all[0]?.live.publish(lead(1));
  await pause(200);
  const late = await createSharedLive({ ...services, local: createLive() });
  onTestFinished(() => late.stop());
  const told: SiteEvent[] = [];
  late.subscribe((event) => told.push(event));
  await pause(800);
  expect(told).toEqual([]);
});

test('an event whose number was given early and committed late is told all the same', async () => {
  const { all, services, raw } = await processes(1);
  const { queue } = services;
  const at = new Date().toISOString();
  const store = (id: number, event: SiteEvent) => {
    raw
      .prepare('INSERT INTO events (id, origin, body, created_at) VALUES (?, ?, ?, ?)')
      .run(id, 'another', JSON.stringify(event), at);
  };
  await queue.write((writer) => addEvents(writer, { origin: 'another', bodies: [JSON.stringify(lead(1))] }, at));
  const number = await lastEvent(services.connection);
  store(number + 2, lead(3));
  await pause(700);
  store(number + 1, lead(2));
  await pause(700);
  expect(all[0]?.told).toEqual([lead(1), lead(3), lead(2)]);
});

test('what one process notices of its settings is on the desk of another, and in the log of the first alone', async () => {
  const { all, logged } = await processes(2);
  const [first, other] = all;
  first?.notices.note('one-address');
  await pause(900);
  expect(other?.notices.current().map(({ kind }) => kind)).toEqual(['one-address']);
  expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
});

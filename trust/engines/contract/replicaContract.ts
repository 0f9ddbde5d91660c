import { expect, test } from 'vitest';
import {
  addEvents,
  addToCount,
  eventsAfter,
  giveLeaseBack,
  lastEvent,
  purgeCounts,
  purgeEvents,
  takeLease,
} from '../../../database/replicas.ts';
import type { Connection } from '../../../database/store.ts';
import { later, type Site } from './contractLead.ts';

const at = (minutes: number): string => later(minutes).toISOString();

export function replicaContract(site: Site): void {
  const write = <Result>(job: (writer: Connection) => Promise<Result>) => site().queue.write(job, { beside: 'others' });

  test('events are told in order, from a number on, until they are thrown away', async () => {
    expect(await lastEvent(site().connection)).toBe(0);
    await write((writer) => addEvents(writer, { origin: 'a', bodies: ['1', '2'] }, at(0)));
    await write((writer) => addEvents(writer, { origin: 'b', bodies: ['3'] }, at(5)));
    const told = await eventsAfter(site().connection, 0);
    expect(told.map(({ origin, body }) => `${origin}${body}`)).toEqual(['a1', 'a2', 'b3']);
    expect(await lastEvent(site().connection)).toBe(told[2]?.id);
    expect(await eventsAfter(site().connection, told[1]?.id ?? 0)).toEqual([told[2]]);
    expect(await write((writer) => purgeEvents(writer, at(5)))).toBe(2);
    expect(await eventsAfter(site().connection, 0)).toEqual([told[2]]);
  });

  test('a lease is one holder’s until it ends or is given back, however many ask at once', async () => {
    const take = (holder: string, minutes: number) =>
      write((writer) =>
        takeLease(writer, { name: 'night', holder, at: at(minutes), until: at(minutes + 2) }, at(minutes + 6)),
      );
    const asked = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((holder) => take(holder, 0)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const holder = 'abcdef'[asked.indexOf(true)] ?? '';
    expect([await take(holder, 1), await take('g', 2), await take('g', 3)]).toEqual([true, false, true]);
    await write((writer) => giveLeaseBack(writer, 'night', holder));
    expect(await take('h', 4)).toBe(false);
    await write((writer) => giveLeaseBack(writer, 'night', 'g'));
    expect(await take('h', 4)).toBe(true);
    // Written under a clock that was an hour ahead.
    expect([await take('h', 64), await take('i', 4)]).toEqual([true, true]);
  });

  test('counts of many at once add up exactly, and begin anew with their window', async () => {
    const add = (minutes: number, amount = 1) =>
      write((writer) => {
        const times = { at: at(minutes), ends_at: at(minutes + 1), tooLate: at(minutes + 2) };
        return addToCount(writer, { bucket: 'one', amount, ...times });
      });
    const sums = await Promise.all(Array.from({ length: 20 }, () => add(0)));
    expect(sums.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(await add(0.5, -1)).toEqual({ amount: 19, ends_at: at(1) });
    expect(await add(1)).toEqual({ amount: 1, ends_at: at(2) });
    expect(await write((writer) => purgeCounts(writer, at(2)))).toBe(0);
    expect(await write((writer) => purgeCounts(writer, at(2.1)))).toBe(1);
  });
}

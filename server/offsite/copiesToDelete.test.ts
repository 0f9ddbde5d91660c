import { expect, test } from 'vitest';
import { OFFSITE_DAYS, OFFSITE_HOURS, OFFSITE_MONTHS } from '../../data/desk/retention.ts';
import { trustClock } from '../jobs/deletions.ts';
import { copyWorld } from '../testing/copyWorld.ts';
import { copiesToDelete } from './copyRound.ts';
import { copyName, copyTime } from './directoryStore.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2025-01-07T10:20:30.000Z');
const at = (hours: number) => new Date(START + hours * HOUR);
const rules = (now: Date) => ({ now, proven: undefined, lockedMs: 0 });

/** Names of the copies that remain after this many hours, with a copy every hour and deletions twice a day. */
function lived(hours: number): string[] {
  let names: string[] = [];
  for (let hour = 0; hour <= hours; hour += 1) {
    names.push(copyName(at(hour)));
    if (hour % 12 > 0 && hour < hours) continue;
    const gone = new Set(copiesToDelete(names, rules(at(hour))));
    names = names.filter((name) => !gone.has(name));
  }
  return names;
}
const periods = (names: readonly string[], characters: number) =>
  new Set(names.map((name) => copyTime(name)?.toISOString().slice(0, characters)));

test('fourteen months of hourly copies leave 48 hours, 30 days and 12 months', () => {
  const months = 425 * 24;
  const names = lived(months);
  const isWithin = (name: string, hours: number) => Number(copyTime(name)) > at(months - hours).getTime();
  expect(names.filter((name) => isWithin(name, OFFSITE_HOURS))).toHaveLength(OFFSITE_HOURS);
  expect(
    periods(
      names.filter((name) => isWithin(name, OFFSITE_DAYS * 24)),
      10,
    ).size,
  ).toBeGreaterThanOrEqual(OFFSITE_DAYS);
  expect(periods(names, 7).size).toBe(OFFSITE_MONTHS);
  expect(names.length).toBeLessThanOrEqual(OFFSITE_HOURS + OFFSITE_DAYS + OFFSITE_MONTHS);
  const oldest = Math.min(...names.map((name) => Number(copyTime(name))));
  expect(at(months).getTime() - oldest).toBeLessThan(366 * DAY);
});

test('a site stopped for a year keeps its copies; counted by age, the twin, it would keep none', () => {
  const before = lived(100 * 24);
  const later = at(100 * 24 + 366 * 24);
  const names = [...before, copyName(later)];
  const gone = copiesToDelete(names, rules(later));
  expect(names.length - gone.length).toBeGreaterThan(70);
  expect(before.every((name) => Number(copyTime(name)) < later.getTime() - 365 * DAY)).toBe(true);
});

test('copies dated in the future push none of the others out, and go once there are enough others', () => {
  const names = lived(60);
  const future = Array.from({ length: 60 }, (_, hour) => copyName(at(10_000 + hour)));
  expect(copiesToDelete([...names, ...future], rules(at(60))).toSorted()).toEqual(
    [...future, ...copiesToDelete(names, rules(at(60)))].toSorted(),
  );
  expect(copiesToDelete([copyName(at(0)), ...future], rules(at(1)))).toEqual([]);
});

test('the copy a drill brought back, those the place locks and files of other names stay', () => {
  const names = Array.from({ length: 100 }, (_, hour) => copyName(at(hour)));
  const plain = copiesToDelete(names, rules(at(99)));
  const [proven = ''] = plain;
  expect(copiesToDelete(names, { ...rules(at(99)), proven })).toEqual(plain.slice(1));
  const locked = copiesToDelete(names, { ...rules(at(99)), lockedMs: 3 * DAY });
  expect(locked.length).toBeLessThan(plain.length);
  expect(locked.every((name) => Number(copyTime(name)) <= at(99).getTime() - 3 * DAY)).toBe(true);
  expect(copiesToDelete([...names, 'photo.jpg'], rules(at(99)))).not.toContain('photo.jpg');
});

test('a clock in doubt deletes no copy; believed, the twin, the old ones go', async () => {
  const world = await copyWorld({ BACKUP_DIRECTORY: '' });
  const { site, store } = world;
  const believe = () => site.services.queue.write((writer) => trustClock(writer, site.clock.time));
  await believe();
  for (let hour = 100; hour > 0; hour -= 1)
    store.objects.set(`/copies/site/${copyName(new Date(site.clock.time.getTime() - hour * HOUR))}`, Buffer.from('x'));
  site.clock.time = new Date(site.clock.time.getTime() + 40 * DAY);
  // Passes up to 60 minutes: on a busy machine the store may be slow, and is then retried.
  await world.pass(60, { done: () => store.objects.size === 101 });
  expect(store.objects.size).toBe(101);
  await believe();
  await world.pass(60, { every: 60 });
  expect(store.objects.size).toBeLessThan(60);
});

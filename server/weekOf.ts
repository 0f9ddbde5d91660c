import { dayInParis, daysAfter } from '../data/french/dayInParis.ts';
import { listBackups } from '../database/file/backup.ts';
import { leadPages, leadStats, subscriberDays } from '../database/leads/deskStats.ts';
import { countsSince } from '../database/settings/dailyCounts.ts';
import { parisMidnight } from './api/requests/parisMidnight.ts';
import { readCanaryState } from './canary/canaryState.ts';
import { dueToday } from './dueToday.ts';
import type { Services } from './services.ts';
import { findTroubles } from './watch/findTroubles.ts';

const SHOWN = 5;

/** The seven days before today, in Paris, and how the site is now. */
export async function weekOf(services: Services) {
  const { connection, settings, now } = services;
  const today = dayInParis(now());
  const monday = daysAfter(today, -7);
  const [from, until] = [parisMidnight(monday), parisMidnight(today)];
  const { by_service, answer_times, unanswered } = await leadStats(connection, from, until);
  const inWeek = ({ day }: { day: string }) => day >= monday && day < today;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const subscribers = (await subscriberDays(connection)).filter(inWeek);
  const held = (await countsSince(connection, monday)).filter((count) => inWeek(count) && count.name === 'leads-held');
  const backups = listBackups(settings.dataDir);
  return {
    from: new Date(from),
    to: new Date(parisMidnight(today, -1)),
    leads: {
      total: answer_times.length + unanswered,
      answered: answer_times.length,
      medianMs: answer_times[Math.floor((answer_times.length - 1) / 2)],
      services: mostOf(Object.entries(by_service).map(([name, count]) => ({ name, count }))),
    },
    held: sum(held.map(({ count }) => count)),
    pages: mostOf(await leadPages(connection, from, until)),
    joined: sum(subscribers.map(({ joined }) => joined)),
    left: sum(subscribers.map(({ left }) => left)),
    backups: backups.filter(({ at }) => at.toISOString() >= from).length,
    lastBackup: backups[0]?.at,
    canary: (await readCanaryState(connection)).passed?.at,
    troubles: (await findTroubles(services)).map(({ text }) => text),
    due: await dueToday(services),
  };
}

const mostOf = (counts: readonly { name: string; count: number }[]) =>
  counts.toSorted((a, b) => b.count - a.count).slice(0, SHOWN);

import type { Day, DueQuote } from '../data/api/responses.ts';
import { dayInParis, daysAfter, parisMidnight } from '../data/french/timeInParis.ts';
import { followUpDays, replySoonHours } from '../data/leads/followUps.ts';
import { natureOf, type QuoteLine } from '../data/quotes/quoteWords.ts';
import type { Content } from '../data/settings/content.ts';
import { listBackups } from '../database/file/backup.ts';
import { countFollowUps, leadPages, leadStats, subscriberDays, unanswered } from '../database/leads/deskStats.ts';
import { listLeads } from '../database/leads/leadList.ts';
import { outboxTotals } from '../database/mail/outboxState.ts';
import { openNotices } from '../database/people/contractNotices.ts';
import { quotesDue } from '../database/quotes/quoteList.ts';
import { countsSince } from '../database/settings/dailyCounts.ts';
import type { Connection } from '../database/store.ts';
import { readCanaryState } from './canary/canaryRound.ts';
import type { Services } from './services.ts';
import { findTroubles } from './watch/findTroubles.ts';

const HOUR_MS = 3_600_000;
/** Maximum items of each kind shown in the day's view; the lists have the rest. */
const SHOWN = 5;

/** Time before which a request was received whose reply is due soon or late. */
const answerSoon = (now: Date, content: Content): string =>
  new Date(now.getTime() - replySoonHours(content) * HOUR_MS).toISOString();

/** Tasks of the owner for today. */
export async function dayOf(connection: Connection, now: Date, content: Content): Promise<Omit<Day, 'success'>> {
  const today = dayInParis(now);
  const due = async (choice: 'retard' | 'aujourdhui') => {
    const query = { followUp: followUpDays(choice, today), quarantine: false, limit: SHOWN };
    return (await listLeads(connection, query)).leads;
  };
  const soon = answerSoon(now, content);
  return {
    today,
    follow_ups: await countFollowUps(connection, today),
    overdue: await due('retard'),
    due_today: await due('aujourdhui'),
    unanswered: await unanswered(connection, { from: '', to: soon, today }, SHOWN),
    fresh: await unanswered(connection, { from: soon, to: '9999', today }, SHOWN),
    quotes: await quotesOfDay(connection, now, today),
  };
}

/**
 * Days after which a sent quote without an answer is listed (`SILENT_DAYS`), and days before its expiry in which a quote is listed
 * (`ENDING_DAYS`).
 */
export const SILENT_DAYS = 5;
const ENDING_DAYS = 3;

async function quotesOfDay(connection: Connection, now: Date, today: string): Promise<Day['quotes']> {
  const sentBefore = new Date(now.getTime() - SILENT_DAYS * 24 * HOUR_MS).toISOString();
  const due = await quotesDue(connection, { today, sentBefore, lastDay: daysAfter(today, ENDING_DAYS) }, SHOWN);
  const shown = ({ quotes, total }: (typeof due)['accepted']) => ({
    total,
    quotes: quotes.map((quote): DueQuote => {
      const { id, lead_id, number, client, valid_until, accepted_at, accepted_how } = quote;
      return {
        ...{ id, lead_id, number, client, valid_until, accepted_at, accepted_how },
        total: quote.total_cents / 100,
        deposit: quote.deposit_cents / 100,
        nature: natureOf(JSON.parse(quote.lines) as QuoteLine[]),
        sent_at: quote.sent_at ?? quote.created_at,
        opened: quote.opened_at !== null,
      };
    }),
  });
  return { accepted: shown(due.accepted), silent: shown(due.silent), ending: shown(due.ending) };
}

/** Counts of today's tasks. */
export async function dayCounts({ connection, now, content }: Pick<Services, 'connection' | 'now' | 'content'>) {
  const today = dayInParis(now());
  const to = answerSoon(now(), content.current());
  return {
    follow_ups: await countFollowUps(connection, today),
    unanswered: (await unanswered(connection, { from: '', to, today }, 0)).total,
  };
}

/**
 * Counts for the morning mail: leads, contracts, mail that was given up; `total` is 0 when nothing is due. A new count needs its words in
 * `server/mail/messages/morningMessage.ts`.
 */
export async function dueToday({ connection, now, content }: Pick<Services, 'connection' | 'now' | 'content'>) {
  const day = await dayOf(connection, now(), content.current());
  const counts = {
    overdue: day.follow_ups.retard,
    dueToday: day.follow_ups.aujourdhui,
    unanswered: day.unanswered.total,
    deposits: day.quotes.accepted.total,
    silentQuotes: day.quotes.silent.total,
    endingQuotes: day.quotes.ending.total,
    contracts: await openNotices(connection),
    parked: (await outboxTotals(connection, now())).parked,
  };
  return { day, counts, total: sum(Object.values(counts)) };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Statistics of the seven days before today, in Paris, and the current state of the site. */
export async function weekOf(services: Services) {
  const { connection, settings, now } = services;
  const today = dayInParis(now());
  const monday = daysAfter(today, -7);
  const [from, until] = [parisMidnight(monday), parisMidnight(today)];
  const { by_service, reply_times, unanswered } = await leadStats(connection, from, until);
  const inWeek = ({ day }: { day: string }) => day >= monday && day < today;
  const subscribers = (await subscriberDays(connection)).filter(inWeek);
  const held = (await countsSince(connection, monday)).filter((count) => inWeek(count) && count.name === 'leads-held');
  const backups = listBackups(settings.dataDir);
  return {
    from: new Date(from),
    to: new Date(parisMidnight(today, -1)),
    leads: {
      total: reply_times.length + unanswered,
      answered: reply_times.length,
      medianMs: reply_times[Math.floor((reply_times.length - 1) / 2)],
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

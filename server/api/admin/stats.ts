import type { Router } from 'express';
import { z } from 'zod';
import { exportQuery, statsQuery } from '../../../data/api/queries.ts';
import type { PeriodStats, Stats } from '../../../data/api/responses.ts';
import { labelOf } from '../../../data/choices.ts';
import { dayInParis, daysAfter, daysBetween, parisMidnight } from '../../../data/french/timeInParis.ts';
import { leadSteps } from '../../../data/leads/firstReply.ts';
import { countedServiceName } from '../../../data/leads/leadService.ts';
import { funnelOf, leadsOf, namesOf, stepOf } from '../../../data/leads/periodFigures.ts';
import { devices, ROBOTS, visitKinds } from '../../../data/leads/visitSteps.ts';
import type { Content } from '../../../data/settings/content.ts';
import { leadStats, subscriberDays } from '../../../database/leads/deskStats.ts';
import { countsSince, namedCounts } from '../../../database/settings/dailyCounts.ts';
import { type Columns, csvStyles } from '../../exportTables.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { asking, resource } from '../route.ts';
import { sendTable } from './exports.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;
/** Maximum names listed for each kind of count. */
const NAMES = 1000;

/**
 * `GET /api/admin/stats`: counts of a period and of the one before it, from which the desk's page draws its charts. `…/stats.csv`: the same
 * counts as a table.
 */
export function statsRoutes(router: Router, { connection, now, visits, content }: Services): void {
  async function periodStats(from: string, to: string): Promise<PeriodStats> {
    const after = daysAfter(to, 1);
    return {
      ...{ from, to },
      ...(await leadStats(connection, parisMidnight(from), parisMidnight(after))),
      days: await countsSince(connection, from, after),
      named: (await namedCounts(connection, from, after)).slice(0, NAMES),
    };
  }
  async function read(query: z.output<typeof statsQuery>): Promise<Stats> {
    const today = dayInParis(now());
    const { to = today, from = daysAfter(to, 1 - USUAL_DAYS) } = query;
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > MOST_DAYS) throw new Problem(422, `La période va d’un jour à ${MOST_DAYS} jours.`);
    await visits.flush();
    return {
      success: true,
      today,
      period: await periodStats(from, to),
      before: await periodStats(daysAfter(from, -days), daysAfter(from, -1)),
      subscribers: await subscriberDays(connection),
    };
  }
  resource(router, '/stats', { get: asking(statsQuery, read) });
  resource(router, '/stats.csv', {
    get: asking(z.object({ ...statsQuery.shape, ...exportQuery.shape }), async (query, _request, response) => {
      const rows = figureRows(content.current(), await read(query));
      const style = csvStyles[query.format];
      const once = (async function* (): AsyncGenerator<FigureRow[]> {
        yield rows;
      })();
      await sendTable(response, { name: 'chiffres', columns: figureColumns, rows: once, style, now, titled: true });
    }),
  });
}

/** One figure of a period beside that of the period before. */
interface FigureRow {
  question: string;
  name: string;
  period: number;
  before: number;
}

const rowsOf = (question: string, period: Record<string, number>, before: Record<string, number>): FigureRow[] =>
  [...new Set([...Object.keys(period), ...Object.keys(before)])].map((name) => ({
    ...{ question, name },
    period: period[name] ?? 0,
    before: before[name] ?? 0,
  }));

/** Rows of « Chiffres », one a figure. */
function figureRows(content: Content, { period, before }: Stats): FigureRow[] {
  const both = (question: string, of: (stats: PeriodStats) => Record<string, number>) =>
    rowsOf(question, of(period), of(before));
  const named = (counts: Record<string, number>, say: (name: string) => string) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [say(name), count]));
  return [
    ...both('De la visite à l’affaire', (stats) =>
      Object.fromEntries(funnelOf(stats, content).map(({ label, value }) => [label, value])),
    ),
    ...both('Totaux', (stats) => ({
      'Pages vues': stepOf(stats, 'page'),
      'Pages lues par des robots': stepOf(stats, ROBOTS),
      [`Répondues sous ${content.terms.replyHours} h`]: leadsOf(stats, content).inTime,
      'Montant gagné, en euros': stats.won_cents / 100,
      'Montant encaissé, en euros': stats.received_cents / 100,
    })),
    ...visitKinds.flatMap(({ code, label }) =>
      both(label, (stats) =>
        named(namesOf(stats, code), (name) => (code === 'device' ? labelOf(devices, name) : name)),
      ),
    ),
    ...both('Service demandé', ({ by_service }) =>
      named(by_service, (name) => countedServiceName(name) || 'Non précisé'),
    ),
    ...both('Statut', ({ by_status }) => named(by_status, (code) => labelOf(leadSteps, code))),
  ];
}

const number = (value: number) => String(value).replace('.', ',');
const figureColumns: Columns<FigureRow> = [
  ['Question', ({ question }) => question],
  ['Quoi', ({ name }) => name],
  ['Période', ({ period }) => number(period)],
  ['Période d’avant', ({ before }) => number(before)],
];

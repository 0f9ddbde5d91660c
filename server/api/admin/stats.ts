import type { Request, Router } from 'express';
import type { PeriodStats, Stats } from '../../../data/api/answers.ts';
import { exportQuery, statsQuery } from '../../../data/api/queries.ts';
import { dayInParis, daysAfter, daysBetween } from '../../../data/french/dayInParis.ts';
import { leadStats, subscriberDays } from '../../../database/leads/deskStats.ts';
import { countsSince, namedCounts } from '../../../database/settings/dailyCounts.ts';
import { csvStyles } from '../../csv.ts';
import { type FigureRow, figureColumns, figureRows } from '../../figureRows.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { parisMidnight } from '../requests/parisMidnight.ts';
import { parseQuery } from '../requests/parseQuery.ts';
import { resource } from '../resource.ts';
import { sendTable } from './exports.ts';

const USUAL_DAYS = 30;
const MOST_DAYS = 366;
/** Names of each kind that are told one by one. */
const NAMES = 1000;

/** `GET /api/admin/stats`: a period and the one before it; the page draws, the server only counts. `…/stats.csv`: the same as a table. */
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
  async function read(request: Request): Promise<Stats> {
    const today = dayInParis(now());
    const { to = today, from = daysAfter(to, 1 - USUAL_DAYS) } = parseQuery(statsQuery, request);
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
  resource(router, '/stats', { get: async (request) => read(request) });
  resource(router, '/stats.csv', {
    get: async (request, response) => {
      const rows = figureRows(content.current(), await read(request));
      const style = csvStyles[parseQuery(exportQuery, request).format];
      const once = (async function* (): AsyncGenerator<FigureRow[]> {
        yield rows;
      })();
      await sendTable(response, { name: 'chiffres', columns: figureColumns, rows: once, style, now, titled: true });
    },
  });
}

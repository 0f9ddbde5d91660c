import type { PeriodStats, Stats } from '../data/api/answers.ts';
import { labelOf } from '../data/choices.ts';
import { leadSteps } from '../data/leads/firstAnswer.ts';
import { countedServiceName } from '../data/leads/leadService.ts';
import { funnelOf, leadsOf, namesOf, stepOf } from '../data/leads/periodFigures.ts';
import { devices, ROBOTS, visitKinds } from '../data/leads/visitSteps.ts';
import type { Content } from '../data/settings/content.ts';
import type { Columns } from './exportTables.ts';

/** One figure of a period beside that of the period before. */
export interface FigureRow {
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

/** What « Chiffres » shows, a line a figure. */
export function figureRows(content: Content, { period, before }: Stats): FigureRow[] {
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
export const figureColumns: Columns<FigureRow> = [
  ['Question', ({ question }) => question],
  ['Quoi', ({ name }) => name],
  ['Période', ({ period }) => number(period)],
  ['Période d’avant', ({ before }) => number(before)],
];

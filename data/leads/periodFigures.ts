import type { PeriodStats } from '../api/responses.ts';
import type { Content } from '../settings/content.ts';
import { VISITS, type VisitKind } from './visitSteps.ts';

const HOUR_MS = 3_600_000;

/** Adds up the daily counts of one step. */
export const stepOf = ({ days }: Pick<PeriodStats, 'days'>, step: string): number =>
  days.reduce((sum, { name, count }) => sum + (name === step ? count : 0), 0);

/** Counts the leads of a period: received, replied to, and replied to within the promised time. */
export function leadsOf({ reply_times, unanswered }: PeriodStats, { terms }: Pick<Content, 'terms'>) {
  return {
    received: reply_times.length + unanswered,
    answered: reply_times.length,
    inTime: reply_times.filter((ms) => ms <= terms.replyHours * HOUR_MS).length,
  };
}

/**
 * Steps from a visit to a deal, each with its count. From « Demande reçue » on, a step also counts the requests of the later steps: a won
 * request counts as « répondue ».
 */
export function funnelOf(stats: PeriodStats, content: Pick<Content, 'terms'>) {
  const { received } = leadsOf(stats, content);
  return [
    { label: 'Visites', value: stepOf(stats, VISITS) },
    { label: 'Formulaire ouvert', value: stepOf(stats, 'form-opened') },
    { label: 'Demande reçue', value: received },
    { label: 'Demande répondue', value: stats.answered_or_won },
    { label: 'Affaire gagnée', value: stats.won },
  ];
}

/** Returns the counted names of one kind (`source`…), without the kind's prefix, with their counts. */
export const namesOf = ({ named }: Pick<PeriodStats, 'named'>, kind: VisitKind): Record<string, number> =>
  Object.fromEntries(
    named.flatMap(({ name, count }) => (name.startsWith(`${kind}:`) ? [[name.slice(kind.length + 1), count]] : [])),
  );

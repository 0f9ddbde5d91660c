import type { RangesFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';

export const perceivedAndMeasured: RangesFigure = {
  type: 'ranges',
  title: 'Sur la seule tâche où l’on a relevé les deux, l’impression et la montre se contredisent',
  measure: 'Temps passé avec l’IA par rapport au temps sans elle, en % : au-dessous de zéro, plus vite',
  unit: '%',
  digits: 1,
  signed: true,
  dots: ['Ressenti', 'Mesuré'],
  rows: [
    { label: 'Écrire un serveur HTTP, 95 développeurs', values: [null, -55.8] },
    { label: 'Écrits de 20 à 30 minutes, 453 diplômés', values: [null, -40] },
    { label: 'Semaine des utilisateurs américains', values: [-5.4, null] },
    { label: 'Tâches réelles, 16 développeurs chevronnés', values: [-20, 19] },
  ],
  sources: ['peng-2023', 'noy-2023', 'fed-2025', 'metr-2025'],
  note: 'Métiers, tâches et outils diffèrent : les lignes se lisent une à une, elles ne se comparent pas. Les auteurs de la première sont liés à GitHub et à Microsoft.',
};

/** Weekly minutes of the invented firm's tasks, before and after, as in the article's table. */
export const gestures = [
  { name: 'Réponses aux demandes', before: 90, after: 60 },
  { name: 'Lettres et propositions', before: 90, after: 57 },
  { name: 'Comptes rendus', before: 75, after: 36 },
  { name: 'Relances de deux lignes', before: 30, after: 24 },
] as const;
/** Minutes a week that the tool costs: 15 to update its instructions, 10 to correct a wrong date. */
export const TAKEN_BACK = 15 + 10;
const AIM = 120;

const { gain, leastMinutes } = doctrine.keep;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const gainOf = ({ before, after }: (typeof gestures)[number]) => before - after;
/** Whether a task meets both minimums of the doctrine: the share of time gained, and the minutes a week. */
const passes = (gesture: (typeof gestures)[number]) =>
  gainOf(gesture) >= gesture.before * gain && gainOf(gesture) >= leastMinutes;

const kept = sum(gestures.filter(passes).map(gainOf)) - TAKEN_BACK;

export const week = {
  before: sum(gestures.map(({ before }) => before)),
  after: sum(gestures.map(({ after }) => after)),
  gain: sum(gestures.map(gainOf)),
  net: sum(gestures.map(gainOf)) - TAKEN_BACK,
  kept,
  missing: AIM - kept,
} as const;

const HOURLY_COST = 40;
/** First-year cost in euros: a subscription of 20 a month, and three hours of set-up. */
const COST = 12 * 20 + 3 * HOURLY_COST;

const hours = (week.kept * doctrine.weeksAYear) / 60;
const value = hours * HOURLY_COST;

/** Value over a year of the minutes kept in the example, and the cost of the tool. */
export const year = {
  hours: decimal(hours),
  value: euros(value),
  half: euros(value * doctrine.keep.reuse),
  cost: euros(COST),
  evenShare: percent(COST / value),
} as const;

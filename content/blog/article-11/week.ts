import { doctrine } from '../../../data/blog/method.ts';

/** The week of the made-up firm, in minutes, as the table of the article shows it. */
export const gestures = [
  { name: 'Réponses aux demandes', before: 90, after: 60 },
  { name: 'Lettres et propositions', before: 90, after: 57 },
  { name: 'Comptes rendus', before: 75, after: 36 },
  { name: 'Relances de deux lignes', before: 30, after: 24 },
] as const;
/** What the tool takes back: keeping the instructions up to date, a wrong date to put right. */
export const TAKEN_BACK = 15 + 10;
const AIM = 120;

const { gain, leastMinutes } = doctrine.keep;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const gainOf = ({ before, after }: (typeof gestures)[number]) => before - after;
/** Whether a gesture passes both thresholds of the doctrine. */
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

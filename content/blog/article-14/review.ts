import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';

/**
 * A week of the worked example: numbers of drafts (`drafts` in all, `retouched`, `rewritten`), and minutes for each (`byHand`, `check`,
 * `retouch`).
 */
export const week = { drafts: 30, byHand: 9, check: 2, retouched: 9, retouch: 4, rewritten: 3 };
/** Minutes to check a draft in the less favourable case. */
export const slowCheck = 4;

/** Minutes that the week gains compared with writing everything by hand. */
export function weeklyGain({ rewritten, check }: { rewritten: number; check: number }): number {
  const { drafts, byHand, retouched, retouch } = week;
  const retouches = Math.min(retouched, drafts - rewritten);
  return drafts * byHand - (drafts * check + retouches * retouch + rewritten * byHand);
}

/** Costs of the first year: euros for the subscription, and hours at the example's hourly cost. */
export const year = { hourlyCost: 36, subscription: 300, setUpHours: 8, trainingHours: 6, upkeepHoursAWeek: 0.25 };

const thrownAway = Array.from({ length: 7 }, (_, index) => index * 5);
const series = (check: number) => thrownAway.map((rewritten) => weeklyGain({ rewritten, check }));

export const review: CurvesFigure = {
  type: 'curves',
  title: 'Ce qui se relit vite pardonne davantage',
  measure: `Minutes gagnées par semaine sur ${week.drafts} courriels, selon le nombre de brouillons jetés et réécrits`,
  x: { label: `Brouillons jetés sur ${week.drafts}`, values: thrownAway },
  unit: 'min',
  series: [
    { name: `Relecture de ${week.check} min`, values: series(week.check) },
    { name: `Relecture de ${slowCheck} min`, values: series(slowCheck), hot: true },
  ],
  crossings: [week.check, slowCheck].map((check) => ({ of: `Relecture de ${check} min`, label: 'Équilibre' })),
  note: 'Exemple illustratif : le bureau d’études du tableau, toutes choses égales par ailleurs.',
};

import type { Segment, StudyDrivers } from './driverTypes.ts';
import { entryPlan } from './entryPlan.ts';

/** A driver that may be wrong: the drivers with it multiplied by a factor, and which way is worse. */
export interface Lever {
  name: string;
  worse: 'lower' | 'higher';
  apply: (drivers: StudyDrivers, factor: number) => StudyDrivers;
}

const ofSegments = (change: (segment: Segment, factor: number) => Partial<Segment>) =>
  function apply(drivers: StudyDrivers, factor: number): StudyDrivers {
    return { ...drivers, segments: drivers.segments.map((one) => ({ ...one, ...change(one, factor) })) };
  };

/** Each lever moves alone, in every segment at once. */
export const levers: readonly Lever[] = [
  {
    name: 'Revenu par client actif',
    worse: 'lower',
    apply: ofSegments(({ revenue }, by) => ({ revenue: revenue * by })),
  },
  { name: 'Part de clients actifs', worse: 'lower', apply: ofSegments(({ active }, by) => ({ active: active * by })) },
  { name: 'Clients gagnés', worse: 'lower', apply: ofSegments(({ won }, by) => ({ won: won * by })) },
  { name: 'Coût de service', worse: 'higher', apply: ofSegments(({ cost }, by) => ({ cost: cost * by })) },
  {
    name: 'Coûts fixes',
    worse: 'higher',
    apply: (drivers, by) => ({
      ...drivers,
      fixedCosts: drivers.fixedCosts.map((one) => ({ ...one, price: one.price * by })),
    }),
  },
  {
    name: 'Coût d’acquisition',
    worse: 'higher',
    apply: ofSegments(({ acquisition }, by) => ({ acquisition: acquisition * by })),
  },
  { name: 'Départs de clients', worse: 'higher', apply: (drivers, by) => ({ ...drivers, churn: drivers.churn * by }) },
];

/** The plan with one lever `percent` % worse than assumed. */
export const worsened = (drivers: StudyDrivers, { worse, apply }: Lever, percent: number) =>
  entryPlan(apply(drivers, 1 + ((worse === 'lower' ? -1 : 1) * percent) / 100));

/**
 * By how many % a lever must be worse, alone, for the money to come back later than the sponsor's patience. Found by
 * halving: the years to repay only grow as the lever worsens.
 */
export function threshold(drivers: StudyDrivers, lever: Lever): number {
  let [holds, fails] = [0, lever.worse === 'lower' ? 100 : 1000];
  while (fails - holds > 0.01) {
    const middle = (holds + fails) / 2;
    if (worsened(drivers, lever, middle).repaid <= drivers.patience) holds = middle;
    else fails = middle;
  }
  return holds;
}

import type { StudyDrivers } from './driverTypes.ts';
import { entryPlan } from './entryPlan.ts';
import { marketSize } from './marketSize.ts';
import { segmentMargin } from './segmentMargin.ts';
import { levers, threshold, worsened } from './thresholds.ts';

/** By how many % each lever is worsened in the test of the plan. */
export const TEST_PERCENT = 10;

/** Everything the study's tables, charts and sentences show, computed from the drivers; M€ unless a part says otherwise. */
export function studyModel(drivers: StudyDrivers) {
  const [prudent, central, high] = drivers.cases;
  const segments = drivers.segments.map(segmentMargin);
  const margin = segments.reduce((sum, one) => sum + one.margin, 0);
  const plan = entryPlan(drivers);
  const chosen = plan.phases.map(({ segment }) => segment);
  return {
    drivers,
    market: {
      prudent: marketSize(drivers, prudent),
      central: marketSize(drivers, central),
      high: marketSize(drivers, high),
    },
    segments,
    /** € a year, all segments. */
    margin,
    chosen,
    /** % of the margin of all segments. */
    chosenShare: (chosen.reduce((sum, one) => sum + one.margin, 0) * 100) / margin,
    plan,
    tests: levers.map((lever) => {
      const { need, surplus, repaid } = worsened(drivers, lever, TEST_PERCENT);
      return { lever, need, surplus, repaid, threshold: threshold(drivers, lever) };
    }),
  };
}

export type StudyModel = ReturnType<typeof studyModel>;

/** A year of the plan, k€. */
export function planYear({ plan: { rows } }: StudyModel, year: number) {
  const months = rows.slice((year - 1) * 12, year * 12);
  const all = (key: 'margin' | 'acquisition' | 'fixed') => months.reduce((sum, month) => sum + month[key], 0);
  const [margin, acquisition, fixed] = [all('margin'), all('acquisition'), all('fixed')];
  return {
    margin,
    acquisition,
    fixed,
    result: margin - acquisition - fixed,
    cumulative: months.at(-1)?.cumulative ?? 0,
  };
}

/** Cash used (k€, positive) when a phase is about to open. */
export const usedBefore = ({ plan: { rows } }: StudyModel, opens: number): number =>
  -(rows[opens - 2]?.cumulative ?? 0);

/** How bad a lever may get before the conclusion falls, in %. Throws for an unknown name. */
export function thresholdOf({ tests }: StudyModel, name: string): number {
  const found = tests.find(({ lever }) => lever.name === name);
  if (!found) throw new Error(`No lever ${name}`);
  return found.threshold;
}

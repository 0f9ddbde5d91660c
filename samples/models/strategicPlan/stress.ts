import type { Drivers } from './driverTypes.ts';
import { horizon } from './financing.ts';
import { retained } from './gains.ts';
import { planOf } from './model.ts';
import { duration } from './schedule.ts';
import { monthsOf } from './spending.ts';

/** What could go otherwise: goals reached in part, prices above the estimate, gains late by some months, a stop at a gate. */
export interface Stress {
  reached?: number;
  prices?: number;
  late?: number;
  stopAt?: number;
}

/** The drivers of the plan under stress. */
export function stressed(d: Drivers, { reached = 1, prices = 1, late = 0, stopAt = duration }: Stress): Drivers {
  const goals = (measure: Drivers['measures'][keyof Drivers['measures']]) =>
    measure.target === undefined
      ? measure
      : { ...measure, target: retained(measure) - (retained(measure) - measure.target) * reached };
  return {
    ...d,
    measures: mapped(d.measures, goals),
    projects: d.projects.map((project) => ({
      ...project,
      items: project.items
        .filter((item) => monthsOf(project, item)[0] < stopAt)
        .map((item) => ({ ...item, price: item.price * prices })),
    })),
    gains: mapped(d.gains, (gain) =>
      gain.months[0] < stopAt
        ? { ...gain, months: [gain.months[0], gain.months[1] + late] as const }
        : { ...gain, running: 0, months: [horizon, horizon] as const },
    ),
  };
}

const mapped = <Key extends string, Value>(of: Record<Key, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries<Value>(of).map(([key, value]) => [key, change(value)])) as Record<Key, Value>;

/** The same plan ended before its extension: nothing bought for the second and third lines, and their scrap left as it is. */
export function withoutExtension(d: Drivers) {
  const as = (id: 'scrap2' | 'scrap3') => ({ ...d.measures[id], target: retained(d.measures[id]) });
  const idle = (id: 'scrap2' | 'scrap3') => ({ ...d.gains[id], running: 0 });
  return planOf({
    ...d,
    measures: { ...d.measures, scrap2: as('scrap2'), scrap3: as('scrap3') },
    gains: { ...d.gains, scrap2: idle('scrap2'), scrap3: idle('scrap3') },
    projects: d.projects.filter(({ id }) => id !== 'extension'),
  });
}

import type { Drivers } from './driverTypes.ts';
import { retained } from './gains.ts';
import { planOf } from './model.ts';

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

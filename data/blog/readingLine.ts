import { dayInProse } from '../french/frenchDates.ts';
import type { ReadOn } from './sourceReadings.ts';

/** Sentence on how the sources of a page were read; empty if none of them is in `docs/sources.md`. */
export function readingLine(sources: readonly { read?: ReadOn }[]): string {
  const readings = sources.flatMap(({ read }) => read ?? []);
  const last = readings
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (!last) return '';
  const mirrors = readings.filter(({ isMirrored }) => isMirrored).length;
  return `Pages lues jusqu’au ${dayInProse(last)}${mirrors > 0 ? `, dont ${mirrors} en copie` : ''}.`;
}

import type { Drivers, GainId } from './driverTypes.ts';

/** What is kept of a measure: the lower of what was declared and what the sample showed. */
export const retained = ({ declared, checked }: { declared: number; checked: number }): number =>
  Math.min(declared, checked);

/** Euros an hour of stop costs: operators who wait, and the margin of what is not caught up. */
export function stopCost({ sales, variable, workshop, lines }: Drivers): number {
  const margin = (sales * 1000 * (1 - variable)) / (lines.count * lines.hours);
  return lines.operators * workshop + margin * lines.lost;
}

/** How far a measure falls from what is retained to what is aimed at. */
const fall = (d: Drivers, id: keyof Drivers['measures']) => retained(d.measures[id]) - (d.measures[id].target ?? 0);

/** Only the hours of temporary work that the cell really replaces bring money back. */
export const temporaryHours = (d: Drivers): number => Math.min(fall(d, 'packing'), retained(d.measures.temporary));

/** Thousands of euros a year, once running, before running costs. */
function yearlyGains(d: Drivers): Record<GainId, number> {
  const scrap = (line: 0 | 1 | 2, id: 'scrap1' | 'scrap2' | 'scrap3') =>
    (d.sales * d.variable * d.shares[line] * fall(d, id)) / 100;
  return {
    entry: (fall(d, 'entry') * d.workshop * d.reuse) / 1000,
    scrap1: scrap(0, 'scrap1'),
    packing: (temporaryHours(d) * d.temporary) / 1000,
    stops: (fall(d, 'stops') * stopCost(d)) / 1000,
    scrap2: scrap(1, 'scrap2'),
    scrap3: scrap(2, 'scrap3'),
  };
}

/** The gains in their order, with what each brings in a year. */
export const gainsOf = (d: Drivers) => {
  const values = yearlyGains(d);
  return (Object.keys(d.gains) as GainId[]).map((id) => ({ id, ...d.gains[id], value: values[id] }));
};

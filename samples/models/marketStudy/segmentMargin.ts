import type { Segment } from './driverTypes.ts';

/** A segment at the end of the plan: clients in units, money in €, payback in months. */
export interface SegmentMargin extends Segment {
  /** Thousands of people or businesses equipped. */
  equippedCount: number;
  clients: number;
  /** € per client and year, the inactive ones earning nothing: active × (revenue − cost). */
  perClient: number;
  /** € a year, before fixed costs: clients × margin per client. */
  margin: number;
  /** Months for a client to earn back what winning it cost. */
  payback: number;
}

/** clients = population × equipped × won; margin = clients × active × (revenue − cost). */
export function segmentMargin(segment: Segment): SegmentMargin {
  const equippedCount = (segment.population * segment.equipped) / 100;
  const clients = Math.round((equippedCount * 1000 * segment.won) / 100);
  const perClient = (segment.active / 100) * (segment.revenue - segment.cost);
  return {
    ...segment,
    equippedCount,
    clients,
    perClient,
    margin: clients * perClient,
    payback: (segment.acquisition / perClient) * 12,
  };
}

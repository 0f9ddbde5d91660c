/**
 * Two offers as their publishers' own help pages give them (sources 12 and 13): € a month or an operation, % of a payment. Nothing else of these
 * companies is said that was not read there or in the other numbered sources.
 */
export interface Tariff {
  name: string;
  /** Withdrawals included a month; Infinity: all. */
  included: number;
  /** € a withdrawal beyond. */
  withdrawal: number;
  /** % of a payment in another currency. */
  abroad: number;
}

export const qonto = [
  { name: 'Carte One', included: 0, withdrawal: 2, abroad: 2 },
  { name: 'Carte Plus', included: 5, withdrawal: 2, abroad: 1 },
  { name: 'Carte X', included: Number.POSITIVE_INFINITY, withdrawal: 0, abroad: 0 },
] as const satisfies readonly Tariff[];

export const shine = [
  { name: 'Free', included: 0, withdrawal: 1, abroad: 2 },
  { name: 'Start', included: 2, withdrawal: 1, abroad: 1.75 },
  { name: 'Plus', included: 4, withdrawal: 1, abroad: 1.5 },
  { name: 'Business', included: 10, withdrawal: 1, abroad: 1 },
] as const satisfies readonly Tariff[];

/** What a month costs beyond the subscription, in €: withdrawals beyond those included, and payments in another currency. */
export const usageCost = (tariff: Tariff, usage: { withdrawals: number; abroad: number }): number =>
  Math.max(0, usage.withdrawals - tariff.included) * tariff.withdrawal + (usage.abroad * tariff.abroad) / 100;

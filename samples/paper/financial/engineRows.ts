/** Column of a month, counted from 1; 0 is December 2024, in B. */
export const monthColumn = (month: number): string => String.fromCharCode('B'.charCodeAt(0) + month);
/** Columns of 2025 and of 2026. */
export const spans = [
  [monthColumn(1), monthColumn(12)],
  [monthColumn(13), monthColumn(24)],
] as const;

const keys = [
  'trained',
  'expectedWon',
  'expectedLost',
  'won',
  'lost',
  'customers',
  'revenue',
  'directCosts',
  'margin',
  'people',
  'payProduct',
  'paySales',
  'payStructure',
  'extProduct',
  'extSales',
  'extStructure',
  'chargesProduct',
  'chargesSales',
  'chargesStructure',
  'charges',
  'ebitda',
  'receivables',
  'deferred',
  'payables',
  'social',
  'workingCapital',
  'released',
  'investment',
  'credit',
  'raised',
  'fees',
  'cash',
] as const;
export type LineKey = (typeof keys)[number];
/** Row of a line on the sheet of a scenario. */
export const lineRow = (key: LineKey): number => 3 + keys.indexOf(key);

/**
 * The fifteen competitors of the map: families of products out of `FAMILIES`, functions for the self-employed out of
 * `FUNCTIONS`. Marks for illustration, given without a survey: a delivered study cites the dated page of each offer.
 */
export const FAMILIES = 8;
export const FUNCTIONS = 6;
/** From here on an offer counts as broad, and as made for the self-employed. */
export const BROAD = 6;
export const DEDICATED = 4;

export const competitors = [
  { label: 'Revolut', x: 7, y: 3 },
  { label: 'Monzo', x: 6, y: 2 },
  { label: 'Starling', x: 4, y: 3 },
  { label: 'N26', x: 6, y: 1 },
  { label: 'bunq', x: 5, y: 3 },
  { label: 'Qonto', x: 4, y: 5 },
  { label: 'Sumeria', x: 5, y: 0 },
  { label: 'Nickel', x: 2, y: 1 },
  { label: 'Wise', x: 2, y: 2 },
  { label: 'Vivid', x: 5, y: 4 },
  { label: 'Lunar', x: 4, y: 2 },
  { label: 'Shine', x: 2, y: 5 },
  { label: 'Trade Republic', x: 3, y: 0 },
  { label: 'Tomorrow', x: 1, y: 0 },
  { label: 'Finom', x: 3, y: 4 },
] as const;

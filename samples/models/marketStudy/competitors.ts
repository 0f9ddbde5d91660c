/**
 * The fifteen competitors of the map, in letters: families of products out of `FAMILIES`, functions for the self-employed out
 * of `FUNCTIONS`. The places are an illustration, so no company is given one: a delivered study names each and cites its page.
 */
export const FAMILIES = 8;
export const FUNCTIONS = 6;
/** From here on an offer counts as broad, and as made for the self-employed. */
export const BROAD = 6;
export const DEDICATED = 4;

export const competitors = [
  { label: 'A', x: 7, y: 3 },
  { label: 'B', x: 6, y: 2 },
  { label: 'C', x: 4, y: 3 },
  { label: 'D', x: 6, y: 1 },
  { label: 'E', x: 5, y: 3 },
  { label: 'F', x: 4, y: 5 },
  { label: 'G', x: 5, y: 0 },
  { label: 'H', x: 2, y: 1 },
  { label: 'I', x: 2, y: 2 },
  { label: 'J', x: 5, y: 4 },
  { label: 'K', x: 4, y: 2 },
  { label: 'L', x: 2, y: 5 },
  { label: 'M', x: 3, y: 0 },
  { label: 'N', x: 1, y: 0 },
  { label: 'O', x: 3, y: 4 },
] as const;

/** The months in letters, January first. */
export const monthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** A month counted from 1, January of `from`: `juin 2025`. */
export const monthText = (month: number, from: number): string =>
  `${monthNames[(month - 1) % 12]} ${from + Math.floor((month - 1) / 12)}`;

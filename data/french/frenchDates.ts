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

/** A day from YYYY-MM-DD: `15 mai 2026`. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date} ${monthNames[(month ?? 1) - 1]} ${year}`;
}

/** Formats a day for use inside a sentence: a no-break space keeps the day and its month on one line. */
export const dayInProse = (day: string): string => dayText(day).replace(' ', '\u00a0');

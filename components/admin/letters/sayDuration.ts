import { formatNumber } from '../../ui/formatNumber.ts';

/** How long so many letters take at so many an hour, in words. */
export function sayDuration(letters: number, anHour: number): string {
  const minutes = Math.ceil((letters / anHour) * 60);
  if (minutes <= 1) return 'une minute environ';
  if (minutes < 90) return `${minutes} minutes environ`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 48) return `${hours} heures environ`;
  return `${formatNumber(Math.ceil(hours / 24))} jours environ`;
}

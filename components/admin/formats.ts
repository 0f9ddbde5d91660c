import { dayInParis, PARIS, sayWeekday, timeInParis } from '../../data/french/timeInParis.ts';
import { formatNumber } from '../ui/formatNumber.ts';

const day = new Intl.DateTimeFormat('fr-FR', PARIS);

/** Formats the day of an instant in Paris, `21/11/2024`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Formats the time of an instant in Paris, `14:05`. */
export const formatTime = (iso: string): string => timeInParis(new Date(iso));

/** Formats an instant as day and time in Paris, `21/11/2024 à 14:05`. */
export const formatMoment = (iso: string): string => `${formatDay(iso)} à ${formatTime(iso)}`;

/** Formats a day, `YYYY-MM-DD`: `samedi 21 novembre`. */
export const sayDay = (iso: string): string => sayWeekday(new Date(`${iso}T12:00:00Z`));

/** Today in Paris, `YYYY-MM-DD`. */
export const today = (): string => dayInParis(new Date());

const KB = 1024;

/** Formats a file's size for a person. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes}\u00a0octets`;
  if (bytes < KB * KB) return `${formatNumber(Math.round(bytes / KB))}\u00a0Ko`;
  return `${formatNumber(Math.round((bytes / KB / KB) * 10) / 10)}\u00a0Mo`;
}

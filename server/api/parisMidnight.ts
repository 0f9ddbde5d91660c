const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const DAY_MS = 86_400_000;

/** The instant, ISO 8601, at which a day begins in Paris, or the day that is `later` days after it. */
export function parisMidnight(day: string, later = 0): string {
  const wanted = new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10);
  const summer = new Date(`${wanted}T00:00:00+02:00`);
  return (dayInParis.format(summer) === wanted ? summer : new Date(`${wanted}T00:00:00+01:00`)).toISOString();
}

const NAME = /^site-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;

/** The name of a copy made at a time, the same everywhere it is kept. */
export const copyName = (at: Date): string => `site-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz.age`;

/** When a copy was made, by its name; undefined for any other file. */
export function copyTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}${hours}:${minutes}:${seconds}Z`);
}

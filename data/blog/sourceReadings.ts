import { type Reading, readPages } from './readPages.baked.ts';

/** Day on which `docs/sources.md` was drawn up: pages read by then were read at their own address, later ones on a mirror. */
const LISTED = '2026-11-21';

/** Whether a page was read on a mirror: all pages read after `LISTED` were. */
const isMirrored = ({ day }: Reading): boolean => day > LISTED;

/** Returns how a page was read; throws for a page that `docs/sources.md` does not list. */
export function readingOf(url: string): Reading {
  const reading = readPages[url];
  if (!reading) throw new Error(`${url} is not in docs/sources.md`);
  return reading;
}

/** Day on which a source’s page was read, and whether on a mirror; `readingLine` shows both on the page. */
export interface ReadOn {
  /** Day of the reading, YYYY-MM-DD. */
  day: string;
  isMirrored?: true;
}

/** Adds to each source the day on which its page was read, and a remark if the figure was read elsewhere than at its publisher's. */
export const withReadings = <Source extends { url: string }>(
  sources: readonly Source[],
): (Source & { read: ReadOn; caution?: string })[] =>
  sources.map((source) => {
    const reading = readingOf(source.url);
    const mirrored = reading.link === 'text' || (reading.state === 'read' && isMirrored(reading));
    return {
      ...source,
      read: { day: reading.day, ...(mirrored && { isMirrored: true as const }) },
      ...(reading.state === 'relay' && { caution: reading.link === 'press' ? 'presse' : 'lu chez un tiers' }),
    };
  });

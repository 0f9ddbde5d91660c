import { type Reading, readPages } from './readPages.baked.ts';

/**
 * Day on which the list of `docs/sources.md` was drawn up: pages read by this day were read at their address, pages read later on a mirror.
 */
const LISTED = '2026-11-21';

/** Whether a page was read on a mirror, as all pages read after `LISTED` were. */
const isMirrored = ({ day }: Reading): boolean => day > LISTED;

/** How a page was read. Throws for one that `docs/sources.md` does not list. */
export function readingOf(url: string): Reading {
  const reading = readPages[url];
  if (!reading) throw new Error(`${url} is not in docs/sources.md`);
  return reading;
}

/** Day on which a source’s page was read, and whether on a mirror, as a page of the site shows it (`readingLine`). */
export interface ReadOn {
  /** YYYY-MM-DD. */
  day: string;
  isMirrored?: true;
}

/** Adds to each source the day its page was read, and a remark where that was not at its publisher's. */
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

import { dayInProse } from '../french/frenchDates.ts';
import { type Reading, readPages } from './readPages.baked.ts';

/** The list was drawn up on this day from pages read before it; what was read later was read in copies. */
const LISTED = '2026-11-21';

/** Whether a page was read in a copy; else it was read by that day. */
const isCopy = ({ day }: Reading): boolean => day > LISTED;

/** How a page was read. Throws for one that `docs/sources.md` does not list. */
export function readingOf(url: string): Reading {
  const reading = readPages[url];
  if (!reading) throw new Error(`${url} is not in docs/sources.md`);
  return reading;
}

/** How the page was read, in a reader's words: « Page consultée le 21 novembre 2026 », « Presse… ». */
export function readingText(reading: Reading): string {
  const day = `le ${dayInProse(reading.day)}${isCopy(reading) ? '' : ' au plus tard'}`;
  if (reading.link === 'text') return `Texte ou données de l’éditeur, lus ${day} dans une copie tenue par un tiers.`;
  if (reading.state === 'read') return `Page consultée ${day}${isCopy(reading) ? ', dans une copie' : ''}.`;
  switch (reading.link) {
    case 'publisher':
      return `Chiffre lu ${day} chez un tiers qui cite cette page.`;
    case 'press':
      return `Presse ou communiqué repris, lu ${day}.`;
    case 'third':
      return `Page d’un tiers qui cite l’éditeur, lue ${day}.`;
  }
}

/** The same sources, each with the words on how its page was read, and what a figure says of one that was not. */
export const withReadings = <Source extends { url: string }>(
  sources: readonly Source[],
): (Source & { reading: string; caution?: string })[] =>
  sources.map((source) => {
    const reading = readingOf(source.url);
    return {
      ...source,
      reading: readingText(reading),
      ...(reading.state === 'relay' && { caution: 'lu chez un tiers' }),
    };
  });

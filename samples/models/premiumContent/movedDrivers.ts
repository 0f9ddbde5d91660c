import { type ContentDrivers, contentDrivers } from './drivers.ts';

/** For tests: the lot with every driver moved, so that whatever is computed from them changes. */
export const movedDrivers: ContentDrivers = {
  ...contentDrivers,
  formats: contentDrivers.formats.map((format) => ({
    ...format,
    ...(format.name === 'post' && { perPage: 1 }),
    ...(format.name === 'script' && { perPage: 2 }),
    ...(format.words && { words: Math.round(format.words * (format.name === 'satellite' ? 1.15 : 0.8)) }),
  })),
  wordsPerPage: 240,
  linePages: 5,
  calendarPages: 4,
  laterParts: contentDrivers.laterParts.map((part) => ({ ...part, words: part.words + 41 })),
};

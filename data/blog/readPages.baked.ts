import { readFileSync } from 'node:fs';

/**
 * Reliability of a source (docs/sources.md). `read`: the publisher's own page was read; `relay`: the figure was read
 * on another page that repeats it. A page that was not opened is cited nowhere.
 */
export type SourceState = 'read' | 'relay';

export interface Reading {
  state: SourceState;
  /**
   * Target of the link: the publisher, a page that repeats it, or the press; `text`: the publisher, whose whole text
   * or data was read in another place.
   */
  link: 'publisher' | 'text' | 'third' | 'press';
  /** YYYY-MM-DD: the day a copy of the page was read; for a page read itself, the day by which it had been read. */
  day: string;
}

/** Line prefixes in `docs/sources.md`, and the reading each means. */
const WORDED: Record<string, Pick<Reading, 'state' | 'link'>> = {
  'Original · read': { state: 'read', link: 'publisher' },
  'Original · text or data read in a third party’s copy': { state: 'read', link: 'text' },
  'Original, not opened · figure read on a relay': { state: 'relay', link: 'publisher' },
  'Relay, original not found · read': { state: 'relay', link: 'third' },
  'Press · read': { state: 'relay', link: 'press' },
};
const ENTRY = /^<(https:[^>]+)>\n {2}- (.+?)(?: in a copy)? (?:by|on) (\d{4}-\d\d-\d\d)$/m;

/** Parses one entry of the list. Throws for an unknown prefix. */
function read(entry: string): [url: string, Reading] {
  const [, url = '', words = '', day = ''] = ENTRY.exec(entry) ?? [];
  const worded = WORDED[words];
  if (!worded) throw new Error(`docs/sources.md: how was it read? ${entry.split('\n', 2).join(' ')}`);
  return [url, { ...worded, day }];
}

/** Readings of the pages in `docs/sources.md`, by address: which were read, when and where. */
export const readPages: Readonly<Record<string, Reading>> = Object.fromEntries(
  readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8')
    .split(/^- (?=<)/m)
    .slice(1)
    .map(read),
);

import { readFileSync } from 'node:fs';

/**
 * Way a source was read (docs/sources.md). `read`: on the publisher's own page; `relay`: on another page that repeats the figure. A page
 * that nobody opened is cited nowhere.
 */
export type SourceState = 'read' | 'relay';

export interface Reading {
  state: SourceState;
  /**
   * Page to which the link leads: the publisher's; `third`, a page that repeats it; the press; `text`, the publisher's, but the text or
   * data was read elsewhere.
   */
  link: 'publisher' | 'text' | 'third' | 'press';
  /** Day, YYYY-MM-DD, on which a copy of the page was read, or by which the page itself had been read. */
  day: string;
}

/** Beginnings of the entries in `docs/sources.md`, with the way of reading that each one means. */
const WORDED: Record<string, Pick<Reading, 'state' | 'link'>> = {
  'Original · read': { state: 'read', link: 'publisher' },
  'Original · text or data read in a third party’s copy': { state: 'read', link: 'text' },
  'Original, not opened · figure read on a relay': { state: 'relay', link: 'publisher' },
  'Relay, original not found · read': { state: 'relay', link: 'third' },
  'Press · read': { state: 'relay', link: 'press' },
};
const ENTRY = /^<(https:[^>]+)>\n {2}- (.+?)(?: in a copy)? (?:by|on) (\d{4}-\d\d-\d\d)$/m;

/** Parses one entry of `docs/sources.md`; throws for an unknown beginning. */
function read(entry: string): [url: string, Reading] {
  const [, url = '', words = '', day = ''] = ENTRY.exec(entry) ?? [];
  const worded = WORDED[words];
  if (!worded) throw new Error(`docs/sources.md: how was it read? ${entry.split('\n', 2).join(' ')}`);
  return [url, { ...worded, day }];
}

/** All pages of `docs/sources.md` by address: how and when each was read. */
export const readPages: Readonly<Record<string, Reading>> = Object.fromEntries(
  readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8')
    .split(/^- (?=<)/m)
    .slice(1)
    .map(read),
);

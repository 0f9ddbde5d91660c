import type { z } from 'zod';
import type { visit } from '../../data/api/visitorInput.ts';
import { codesOf } from '../../data/choices.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { DIRECT, NAMES_A_DAY, OTHER_NAMES, ROBOTS, VISITS, visitKinds } from '../../data/leads/visitSteps.ts';
import { addCounts, namesOfDay } from '../../database/settings/dailyCounts.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Counts } from '../limits/counts.ts';
import { PREVIEWS } from '../siteContent/sitePreviews.ts';

const FLUSH_MS = 5000;

export interface VisitCounts {
  /** Adds one to each of these names, for a network. */
  add(names: readonly string[], network: string): Promise<void>;
  /** Writes the counts gathered since the last time. */
  flush(): Promise<void>;
}

interface Given {
  connection: Connection;
  queue: WriteQueue;
  counts: Counts;
  now: () => Date;
}

const kindOf = (name: string) => name.slice(0, name.indexOf(':') + 1);

/**
 * Counts steps by day: no address, no cookie, no order of events. Counts stay in memory for a few seconds, so that a page view costs no
 * write; a crash loses a few views. Names beyond the limit of a kind and day, or of new ones per network, are counted under one collective
 * name.
 */
export function createVisitCounts({ connection, queue, counts: limits, now }: Given): VisitCounts {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let known: { day: string; names: Promise<Set<string>> } | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const some = counts;
    counts = new Map();
    if (some.size > 0) await queue.write((writer) => addCounts(writer, dayInParis(now()), some), { beside: 'others' });
  }

  /** Returns the name to count under: the given one, or the collective name when the day has no room for another name. */
  async function bounded(name: string, network: string): Promise<string> {
    const kind = kindOf(name);
    if (kind === '') return name;
    const day = dayInParis(now());
    if (known?.day !== day) known = { day, names: namesOfDay(connection, day).then((names) => new Set(names)) };
    const names = await known.names;
    if (names.has(name)) return name;
    const isFull = [...names].filter((one) => one.startsWith(kind)).length >= NAMES_A_DAY;
    if (isFull || (await limits.add('visitName', network)).isOver) return kind + OTHER_NAMES;
    names.add(name);
    return name;
  }

  return {
    flush,
    async add(names, network) {
      for (const name of names) {
        // Names are dropped while the database cannot list them.
        const kept = await bounded(name, network).catch(() => undefined);
        if (kept === undefined) known = undefined;
        else counts.set(kept, (counts.get(kept) ?? 0) + 1);
      }
      // An unwritable store loses counts, nothing else.
      timer ??= setTimeout(() => flush().catch(() => undefined), FLUSH_MS).unref();
    },
  };
}

/** Words in the user agents of crawlers and other programs. Few such programs run scripts, so few reach the counts. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|facebookexternalhit|python|curl|wget|java\//i;
export const isRobot = (browser: string): boolean => ROBOT.test(browser);
const TABLET = /ipad|tablet|silk|playbook|android(?!.*mobi)/i;
const PHONE = /mobi|iphone|ipod|android/i;
/** Accepted value of a campaign code (`utm_…`): no mail address, and no character that needs escaping. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._~+-]{0,59}$/u;
const HOST = /^[a-z0-9][a-z0-9.-]{0,79}$/;
const PATH = /^\/[\w/.-]{0,119}$/;
const CAMPAIGN = codesOf(visitKinds).filter((code) => code.startsWith('utm_'));

const deviceOf = (browser: string) => (TABLET.test(browser) ? 'tablet' : PHONE.test(browser) ? 'phone' : 'desktop');
const known = (name: string, pattern: RegExp) => (pattern.test(name) ? name : OTHER_NAMES);

/** Known path and kind of error of a failed page, for the log: an error may quote a visitor's words. */
export const failureOf = ({ path = '', error = '' }: z.output<typeof visit>) => ({
  page: known(path, PATH),
  error: error.replace(/["'`«“‘].*["'`»”’]/gs, '…').slice(0, 200),
});

/**
 * Returns the names under which a visit's step is counted; no name identifies another name of the same visitor. A visit is a page reached
 * from another site or directly; a reloaded page is not counted.
 * @param host the site's own.
 */
export function namesOfVisit(
  { step, path, from, again }: z.output<typeof visit>,
  browser: string,
  host: string,
): string[] {
  if (isRobot(browser)) return step === 'page' ? [ROBOTS] : [];
  if (step !== 'page' || path === undefined) return [step];
  // `//` alone is no URL path: leading slashes are reduced to one.
  const { pathname, searchParams } = new URL(path.replace(/^[/\\]+/, '/'), `https://${host}`);
  if (pathname.startsWith(PREVIEWS)) return [];
  const names = ['page', `path:${known(pathname, PATH)}`];
  // `/devis` is the form as a page, without its dialog: a view of it counts as an opened form.
  if (pathname === '/devis') names.push('form-opened');
  const origin = from && URL.canParse(from) ? new URL(from).host.toLowerCase() : '';
  if (again || origin === host) return names;
  const campaign = CAMPAIGN.flatMap((code) => {
    const value = searchParams.get(code)?.trim().toLowerCase();
    return value ? [`${code}:${known(value, NAME)}`] : [];
  });
  const source = origin === '' ? DIRECT : known(origin, HOST);
  return [...names, VISITS, `source:${source}`, ...campaign, `device:${deviceOf(browser)}`];
}

import type { Services } from '../services.ts';

/** Visits in a row, and kinds of browser among them, that are not one person's. */
const MANY = 50;
const SEVERAL = 5;

/** Notices that the last visitors all have one address: a proxy that says nothing of them stands before the site. */
export function watchForOneAddress({ notices }: Pick<Services, 'notices'>): (network: string, browser: string) => void {
  let last = { network: '', visits: 0, browsers: new Set<string>() };
  return (network, browser) => {
    if (network !== last.network) last = { network, visits: 0, browsers: new Set() };
    last.visits += 1;
    if (last.browsers.size < SEVERAL) last.browsers.add(browser.slice(0, 300));
    if (last.visits >= MANY && last.browsers.size === SEVERAL) notices.note('one-address');
  };
}

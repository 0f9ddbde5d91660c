import type { z } from 'zod';
import type { visit } from '../../data/api/visitorInput.ts';
import { codesOf } from '../../data/choices.ts';
import { DIRECT, OTHER_NAMES, ROBOTS, VISITS, visitKinds } from '../../data/leads/visitSteps.ts';
import { PREVIEWS } from '../siteContent/sitePreviews.ts';

/** What programs that read pages call themselves; those that run scripts are few. */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|facebookexternalhit|python|curl|wget|java\//i;
const TABLET = /ipad|tablet|silk|playbook|android(?!.*mobi)/i;
const PHONE = /mobi|iphone|ipod|android/i;
/** No mail address, and nothing that needs escaping. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._~+-]{0,59}$/u;
const HOST = /^[a-z0-9][a-z0-9.-]{0,79}$/;
const PATH = /^\/[\w/.-]{0,119}$/;
const CAMPAIGN = codesOf(visitKinds).filter((code) => code.startsWith('utm_'));

const deviceOf = (browser: string) => (TABLET.test(browser) ? 'tablet' : PHONE.test(browser) ? 'phone' : 'desktop');
const known = (name: string, pattern: RegExp) => (pattern.test(name) ? name : OTHER_NAMES);

/**
 * What is counted of a step: names alone, of which none leads to another. A visit is a page that another site, or none, led to;
 * a page loaded again is none.
 * @param host the site's own.
 */
export function namesOfVisit(
  { step, path, from, again }: z.output<typeof visit>,
  browser: string,
  host: string,
): string[] {
  if (ROBOT.test(browser)) return step === 'page' ? [ROBOTS] : [];
  if (step !== 'page' || path === undefined) return [step];
  const { pathname, searchParams } = new URL(path, `https://${host}`);
  if (pathname.startsWith(PREVIEWS)) return [];
  const names = ['page', `path:${known(pathname, PATH)}`];
  // Without its dialog the form is a page.
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

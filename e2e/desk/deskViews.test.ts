import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import { deskViews, type ViewName } from '../../data/desk/deskViews.ts';
import { cut, lostFocus, sideways, smallTargets } from '../every/perception.ts';
import { violations } from '../every/violations.ts';
import { askArticles, everyPart } from '../testing/deskArticle.ts';
import { openPage } from '../testing/openPage.ts';
import { askOwner, ownerCookies } from '../testing/ownerCookies.ts';
import type { Site } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { amongst } from '../testing/wide.ts';
import { postLead } from './desk.ts';
import { viewPath } from './viewPath.ts';

const LONG = 'Marie-Antoinette de La Rochefoucauld-Montmorency';
const COMPANY = 'Société d’exploitation des menuiseries réunies du Finistère et du Morbihan';

const ending: (() => void | Promise<void>)[] = [];
let site: Site;
async function post(path: string, body: object): Promise<void> {
  expect((await askOwner(site.base, 'POST', path, body)).ok, path).toBe(true);
}

beforeAll(async () => {
  ({ site } = await siteWithMail(undefined, (stop) => ending.push(stop)));
  const email = 'adresse.vraiment.tres.longue.et.encore.un.peu@atelier-de-menuiserie.example';
  for (const honeypot of ['', 'rempli'])
    await postLead({ name: LONG, company: COMPANY, service: 'Étude de marché - 120€', email }, honeypot, site.base);
  await post('/api/newsletter', { email });
  await post('/api/admin/letters', { article: 'article-1' });
  await askArticles(site.base, 'POST', '', everyPart);
}, 180_000);
afterAll(async () => {
  for (const stop of ending) await stop();
});

/**
 * Groups of the settings: one with a list, one with a colour and a picture, one with long texts, one with prices; in the wide form all
 * groups.
 */
const groups = amongst(
  ['faq', 'looks', 'legal', 'offers'],
  settingsGroups.map(({ code }) => code),
);
/** Every view of the desk, a record's view with the first record, and tabs and pages that have an address of their own. */
const views = [
  ...(Object.keys(deskViews) as ViewName[]).filter((name) => name !== 'settingsGroup').map((name) => viewPath(name)),
  ...[...groups, 'exemples', 'historique'].map((code) => `/reglages/${code}`),
  ...['/compte?vue=journal', '/compte?vue=effacements', '/personnes?vue=toutes'],
];

test.each(views)(
  'the desk’s view « %s » has one title, no axe violation and no sideways scroll from 320 px up',
  async (view) => {
    const page = await openPage(`${site.base}/admin${view}`, { height: 900, cookies: await ownerCookies(site.base) });
    await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
    await page.getByText('Chargement').first().waitFor({ state: 'hidden' });
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(sideways), `${width} px`).toBeLessThanOrEqual(0);
      if (width !== 1440 && width !== 390) continue;
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(lostFocus), `focus, ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `targets, ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(cut), `cut, ${width} px`).toEqual([]);
    }
    expect.soft(await violations(page)).toEqual([]);
  },
);

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskViews, type ViewName } from '../../data/desk/deskViews.ts';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import type { Site } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { postLead } from './signIn.ts';
import { viewPath } from './viewPath.ts';

/** A request as people write it: three paragraphs. */
const MESSAGE = [
  'Bonjour, nous ouvrons au printemps un deuxième atelier à Brest, pour du mobilier scolaire en bois massif.',
  'Trois concurrents y livrent déjà les écoles, et la mairie renouvelle son marché en juin : nous devons décider avant la fin du mois.',
  'Que comprend l’étude, sous quel délai la recevons-nous, et la présentez-vous à notre conseil ?',
].join('\n\n');

const ending: (() => void | Promise<void>)[] = [];
let site: Site;
beforeAll(async () => {
  ({ site } = await siteWithMail(undefined, (stop) => ending.push(stop)));
  for (let n = 1; n <= 14; n += 1) await postLead(site, { name: `Client ${n}`, message: MESSAGE });
});
afterAll(async () => {
  for (const stop of ending) await stop();
});

async function desk(path: string, width: number, height: number): Promise<Page> {
  const page = await openPage(site.base + path, { width, height, cookies: await ownerCookies(site.base) });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
const box = async (what: Locator) => {
  const at = await what.boundingBox();
  return { top: at?.y ?? Number.NaN, bottom: (at?.y ?? Number.NaN) + (at?.height ?? 0) };
};

describe('the work begins in the first third of the window', () => {
  test('at 1440 × 900 the newest request begins at 260 px, ten are shown, and the chosen one is read and answered beside them', async () => {
    const page = await desk('/admin', 1440, 900);
    const panel = page.getByRole('complementary', { name: 'Détail du lead' });
    const reply = panel.getByLabel('Réponse', { exact: true });
    await reply.waitFor();
    const rows = page.locator('[data-lead]');
    expect((await box(rows.first())).top).toBeLessThanOrEqual(260);
    expect((await box(rows.nth(9))).bottom).toBeLessThanOrEqual(900);
    expect((await box(panel.getByText('la présentez-vous à notre conseil'))).bottom).toBeLessThanOrEqual(900);
    expect((await box(reply)).bottom).toBeLessThanOrEqual(900);
    expect(await panel.evaluate((at) => at.scrollTop)).toBe(0);
  });

  test('at 390 × 844 the newest request begins at 200 px, and an open one is answered from its first screen', async () => {
    const page = await desk('/admin', 390, 844);
    const first = page.locator('[data-lead]').first();
    expect((await box(first)).top).toBeLessThanOrEqual(200);
    const date = await first.locator('td').last().boundingBox();
    expect((date?.x ?? 0) + (date?.width ?? 0)).toBeGreaterThan(390 - 24);
    const id = await first.getAttribute('data-lead');
    await first.getByRole('button', { name: /^Client/ }).click();
    const sheet = page.getByRole('dialog');
    const reply = sheet.getByLabel('Réponse', { exact: true });
    await reply.waitFor();
    const answer = sheet.getByRole('button', { name: 'Répondre' });
    expect((await box(answer)).bottom).toBeLessThanOrEqual(844);
    await answer.press('Enter');
    expect(await reply.evaluate((at) => at === document.activeElement)).toBe(true);
    const file = await desk(`/admin/leads/${id}`, 390, 844);
    const there = file.getByRole('button', { name: 'Répondre' });
    await there.waitFor();
    expect((await box(there)).bottom).toBeLessThanOrEqual(844 - 57);
  });
});

const VIEWS = (Object.keys(deskViews) as ViewName[])
  // Omits the views of one article, letter or person: this site has none stored.
  .filter((name) => !['article', 'letter', 'person'].includes(name))
  .map((name) => ({ path: `/admin${viewPath(name)}`, reads: deskViews[name].reads as readonly string[] }));

test.each(VIEWS)('$path asks the server six things at most, none but those the table of views names', async (view) => {
  const { path, reads } = view;
  const page = await openPage(`${site.base}/about`, { cookies: await ownerCookies(site.base) });
  await page.goto('about:blank');
  // Holds back the site's events, each of which would cause a refetch.
  await page.route('**/api/admin/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  );
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Leaves out the event stream, which stays open as long as the desk.
    if (pathname.startsWith('/api/') && pathname !== '/api/admin/events') calls.push(pathname);
  });
  const summary = page.waitForResponse('**/api/admin/summary');
  await page.goto(site.base + path);
  // Waits for the desk's first call: on a slow machine the network is idle before it.
  await summary;
  await page.waitForLoadState('networkidle');
  expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(6);
  const named = ['/api/admin/summary', ...reads].map((one) => new RegExp(`^${one.replace(':id', '\\d+')}$`));
  expect(calls.filter((one) => !named.some((name) => name.test(one)))).toEqual([]);
  if (path === '/admin')
    expect(calls).toEqual(expect.arrayContaining(['/api/leads', '/api/newsletter', '/api/admin/blog/articles']));
});

test('the desk has twenty addresses at most, and a former one leads to where its view is now', async () => {
  const own = Object.values(deskViews).filter(({ path }) => !path.includes('?'));
  expect(own.length).toBeLessThanOrEqual(20);
  const to = async (path: string) => {
    const { status, headers } = await fetch(`${site.base}/admin${path}`, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  };
  expect(await to('/indesirables?vue=archives&q=a')).toBe('301 /admin?liste=indesirables&vue=archives&q=a');
  expect(await to('/courrier')).toBe('301 /admin/etat#courrier');
  expect(await to('/personnes/effacements')).toBe('301 /admin/compte?vue=effacements');
  for (const former of [
    'contrats',
    'corbeille',
    'copies',
    'images',
    'exemples',
    'avant-de-publier',
    'comptes',
    'journal',
  ])
    expect(await to(`/${former}`)).toMatch(/^301 \/admin/);
});

test('every view of the table is there after a reload, and the guide it names too', async () => {
  const headers = { cookie: (await ownerCookies(site.base)).map(({ name, value }) => `${name}=${value}`).join('; ') };
  for (const { path } of VIEWS)
    expect([path, (await fetch(site.base + path, { headers, redirect: 'follow' })).status]).toEqual([path, 200]);
});

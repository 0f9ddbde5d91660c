import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../data/blog/articles.baked.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { mailText } from '../server/testing/fakeSender.ts';
import { plainText, promisesIn } from './promise/findPromises.ts';
import { otherUses } from './promise/otherUses.ts';
import { answersOf, builtTexts, type Place } from './promise/readSite.ts';
import { offeredIn } from './promise/unlikelyOffers.ts';
import { launchTestBrowser } from './testing/chromium.ts';
import { buildGrownCopy, byHand, next, ROOT } from './testing/grownCopy.ts';
import { ADMIN, type Site, startSite } from './testing/site.ts';
import { siteWithMail } from './testing/siteWithMail.ts';

let copy: string;
let site: Site;

beforeAll(async () => {
  copy = buildGrownCopy();
  site = await startSite({}, copy);
}, 600_000);
afterAll(async () => {
  await site?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Signs the owner in; returns a function that reads the desk's API. */
async function desk() {
  const { headers } = await fetch(`${site.base}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.base },
    body: JSON.stringify(ADMIN),
  });
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (address: string) => (await fetch(site.base + address, { headers: { cookie } })).json();
}

const text = async (address: string) => (await fetch(site.base + address)).text();

test('a sixth service, one more article and a new page are there once their data or their file is', async () => {
  const addresses = ['/services/audit-seo', `/blog/article-${next}`, '/nouvelle'];
  for (const address of addresses) expect((await fetch(site.base + address)).status, address).toBe(200);
  const sitemap = await text('/sitemap.xml');
  for (const address of addresses) expect(sitemap).toContain(`${address}</loc>`);
  expect(await text('/')).toContain('href="/services/audit-seo"');
  expect(await text('/devis')).toContain('value="audit-seo"');
  expect(await text('/blog')).toContain(`href="/blog/article-${next}"`);
  expect(await text('/rss.xml')).toContain(`/blog/article-${next}</link>`);
  const social = await fetch(`${site.base}/social/nouvelle.png`);
  expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('the desk lists the new article, and finds the leads of the new service', async () => {
  const ask = await desk();
  const { articles: rows } = await ask('/api/admin/blog/articles');
  expect(rows.map(({ title }: { title: string }) => title)).toContain('Un article de plus');
  const body = { name: 'Jeanne Petit', email: 'jeanne@exemple.fr', service: 'Audit SEO - 95€', message: 'Bonjour' };
  const headers = { 'Content-Type': 'application/json', Origin: site.base };
  await fetch(`${site.base}/api/leads`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { leads } = await ask('/api/leads?service=audit-seo');
  expect(leads.map(({ email }: { email: string }) => email)).toEqual([body.email]);
});

test('a component with state works in the bar, the page and the footer of every page of the sitemap', async () => {
  const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses.length).toBeGreaterThan(content.services.length + articles.length);
  const browser = await launchTestBrowser();
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const responses = await page.evaluate(async () => {
      const probes = [...document.querySelectorAll<HTMLElement>('[data-probe]')];
      for (const probe of probes) probe.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return probes.map((probe) => `${probe.dataset.probe} ${probe.textContent}`);
    });
    expect(responses, address).toEqual(['bar 1', 'main 1', 'footer 1']);
  }
  await browser.close();
  expect(problems).toEqual([]);
});

/** Finds the places of the copy that still contain an original price, delay, format or term, except known other uses of the same words. */
const strays = (places: readonly Place[]) =>
  places.flatMap(({ place, text: shown }) => promisesIn(shown, otherUses).map((promised) => ({ place, ...promised })));

describe('in a copy where every price, delay, format and term is another', () => {
  let places: Place[];

  beforeAll(async () => {
    const pages: { path: string }[] = JSON.parse(readFileSync(path.join(copy, 'dist/pages.json'), 'utf8'));
    const paths = [
      ...pages.map(({ path: address }) => address),
      ...['/sitemap.xml', '/rss.xml', '/devis', '/devis?service=etude-marche', '/devis?service=pack-mensuel'],
      ...['/devis/merci', '/devis/merci?objet=resiliation', '/legal/resiliation', '/newsletter/merci', '/nowhere'],
    ];
    places = [...(await answersOf(site.base, paths)), ...builtTexts(path.join(copy, 'dist'))];
  });

  test('each of them is another', () => {
    const today = offeredIn(ROOT);
    const then = offeredIn(copy);
    expect(today.size).toBeGreaterThan(content.services.length * 3);
    expect([...today].filter(([where, value]) => then.get(where) === value)).toEqual([]);
  });

  test('no page, feed, download, script or social image shows one of today', () => {
    const written = places.filter(
      ({ text: shown }) => !shown.includes(`livrée en ${byHand.delay}, en ${byHand.format}`),
    );
    expect(strays(written)).toEqual([]);
  });

  test('one that a page says by hand is found, and the pages show the new ones', () => {
    const found = strays(places.filter(({ place }) => place === '/nouvelle')).map(({ words }) => words);
    expect(found).toEqual(expect.arrayContaining(Object.values(byHand)));
    const study = offeredIn(copy).get('services.0.price');
    for (const address of ['/', '/services/etude-marche', '/devis?service=etude-marche'])
      expect(places.find(({ place }) => place === address)?.text.replace(/\s/g, ''), address).toContain(`${study}€`);
  });

  test('the number of services in words is how many there are', () => {
    const home = plainText(places.find(({ place }) => place === '/')?.text ?? '');
    expect(home).toContain('Six livrables, six prix fixes');
    expect(
      places.filter(({ text: shown }) => /parmi les cinq services|cinq (livrables|prix fixes)/i.test(plainText(shown))),
    ).toEqual([]);
  });

  test('every other use of the same words is still there', () => {
    const whole = places.map(({ text: shown }) => plainText(shown)).join('\n');
    expect(otherUses.filter(({ words }) => !whole.includes(words))).toEqual([]);
  });

  test('no mail says one of today', async () => {
    const { server, site: mailing } = await siteWithMail(copy);
    const ask = (body: object) =>
      fetch(`${mailing.base}/api/leads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: mailing.base },
        body: JSON.stringify({ name: 'Jeanne Petit', email: 'jeanne@exemple.fr', message: 'Bonjour', ...body }),
      });
    expect((await ask({ service: 'etude-marche' })).status).toBe(201);
    await expect.poll(() => server.received.length).toBeGreaterThan(1);
    const mails = server.received.map(({ to, raw }) => ({ place: to.join(), text: mailText(raw) }));
    expect(mails.map(({ text: shown }) => shown).join()).toContain('avec un devis détaillé');
    expect(strays(mails)).toEqual([]);
  });
});

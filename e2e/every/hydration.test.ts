import { expect, test } from 'vitest';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';

test("the browser takes the server's styles over in place, and adds none", async () => {
  const page = await openPage('/');
  const heads = await page.evaluate(() =>
    [...document.head.querySelectorAll('style')].map((style) => style.getAttributeNames().join()),
  );
  expect(heads).toEqual(['', 'data-styles']);
});

test.each(['/', '/blog/article-9'])(
  '%s asks for what hydrates it once it is read and drawn, less urgently than for its typefaces, by hashed names alone',
  async (path) => {
    const page = await openPage(path, { own: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    const requests = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ request }) =>
      requests.set(new URL(request.url).pathname, request.initialPriority),
    );
    await page.reload();
    await hydrated(page);
    const named = (await page.locator('script[data-modules]').getAttribute('data-modules')) ?? '';
    // The entry script is among the modules named in the attribute: as a script element of its own it would be requested with high
    // priority.
    const links = named.split(' ');
    expect(links).toContain(await page.locator('script[src]').getAttribute('src'));
    // The first script is requested after the whole document was received, since the script that starts the modules is its last element.
    // The time of the first frame depends on the machine and is not tested.
    const [read = 0, first = 0] = await page.evaluate(() => [
      performance.getEntriesByType('navigation').map((one) => (one as PerformanceNavigationTiming).responseEnd)[0],
      Math.min(
        ...performance.getEntriesByType('resource').flatMap((one) => (one.name.endsWith('.js') ? one.startTime : [])),
      ),
    ]);
    expect(first).toBeGreaterThan(read);
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((link) => requests.get(link) !== 'Low')).toEqual([]);
    const fonts = [...requests].filter(([name]) => name.endsWith('.woff2'));
    expect(fonts.map(([, priority]) => priority)).toEqual(['High', 'High']);
    const scripts = [...requests.keys()].filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => !/^\/assets\/(entries|chunks)\/[\w-]+[-.][\w-]{8}\.js$/.test(name))).toEqual([]);
  },
);

test('no page makes a format of dates or numbers while it hydrates, which costs a cheap phone some ten milliseconds each', async () => {
  const page = await openPage('/newsletter/merci', { own: true });
  await page.addInitScript(() => {
    const made = {
      construct: (format: typeof Intl.DateTimeFormat, options: []) => {
        performance.mark('format');
        return Reflect.construct(format, options);
      },
    };
    Object.assign(Intl, {
      DateTimeFormat: new Proxy(Intl.DateTimeFormat, made),
      NumberFormat: new Proxy(Intl.NumberFormat as unknown as typeof Intl.DateTimeFormat, made),
    });
  });
  for (const path of ['/', '/blog/article-9', '/services/strategie', '/legal/cgv']) {
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
    expect(await page.evaluate(() => performance.getEntriesByName('format').length), path).toBe(0);
    await page.evaluate(() => void new Intl.NumberFormat('fr'));
    expect(await page.evaluate(() => performance.getEntriesByName('format').length)).toBe(1);
  }
});

test('a quote button pressed before its page is hydrated leads to the form, which knows the service', async () => {
  const page = await openPage('/about', { own: true });
  await page.route('**/*.js', () => undefined);
  await page.goto(new URL('/services/etude-marche', page.url()).href, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Commander maintenant' }).first().click({ noWaitAfter: true });
  // Checks only the address, since the scripts of the form's page are blocked too.
  await page.waitForURL('**/devis?service=etude-marche', { waitUntil: 'commit' });
  // The form that the button submits precedes the button in the HTML, so that the button works before the whole page has loaded.
  const html = await (await fetch(new URL('/services/etude-marche', page.url()))).text();
  const form = /<button[^>]* form="([^"]+)"/.exec(html);
  expect(html.indexOf(`<form id="${form?.[1]}"`)).toBeGreaterThan(0);
  expect(html.indexOf(`<form id="${form?.[1]}"`)).toBeLessThan(form?.index ?? 0);
});

test('the method is drawn while it is far, held back as it comes near, and draws itself once in view', async () => {
  const page = await openPage('/', { reducedMotion: 'no-preference' });
  const figure = page.locator('#methode [role=img]').first();
  const line = figure.locator('[data-part="3"]');
  const offset = () => line.evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
  await expect.poll(offset).toBe(0);
  const comesNear = async () => {
    await figure.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight * 1.2));
    return offset();
  };
  await expect.poll(comesNear).toBe(1);
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(offset).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
  expect(await offset()).toBe(0);
});

test('with reduced motion the method is drawn at once', async () => {
  const page = await openPage('/');
  const line = page.locator('#methode [data-part="3"]');
  expect(await line.evaluate((path) => getComputedStyle(path).strokeDashoffset)).toBe('0px');
});

test('the quote dialog is fetched at the first scroll, pointer or key, and then opens without the network', async () => {
  // Allows the failed request by which the page counts an opened form, since there is no network.
  const page = await openPage('/', { own: true, allowed: [/ERR_INTERNET_DISCONNECTED/] });
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  const atRest = async (): Promise<number> => {
    const before = await scripts();
    await page.waitForTimeout(500);
    return (await scripts()) > before ? atRest() : before;
  };
  const opened = await atRest();
  await page.mouse.wheel(0, 200);
  await expect.poll(scripts).toBeGreaterThan(opened);
  const read = await atRest();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Découvrir', exact: true }).click();
  await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
  expect(await scripts()).toBe(read);
});

test('who saves data fetches the dialog only on intent', async () => {
  const page = await openPage('/', { own: true });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  await page.getByRole('button', { name: 'Découvrir', exact: true }).hover();
  await expect.poll(scripts).toBeGreaterThan(before);
});

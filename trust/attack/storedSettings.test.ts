import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { SettingsAnswer, SettingsField } from '../../data/api/settings/settingsAnswers.ts';
import { launchTestBrowser } from '../../e2e/testing/chromium.ts';
import { cookieHeader, ownerCookies } from '../../e2e/testing/ownerCookies.ts';
import { startSite } from '../../e2e/testing/site.ts';
import { amount, isLong, report } from '../testing/form.ts';
import { SCRIPT_PAYLOADS } from '../testing/scriptPayloads.ts';

/** Pages that together say every field; the quick form opens the first ones. */
const PAGES = [
  '/',
  '/legal/mentions-legales',
  '/services/etude-marche',
  '/about',
  '/devis',
  '/legal/cgv',
  '/legal/politique-confidentialite',
  '/legal/conditions-remboursement',
  '/exemples/saas-b2b',
  '/blog/article-7',
  '/accessibilite',
].slice(0, amount(3, 11));

/** Of one text, what a field of so many characters takes. */
const short = (payload: string, max: number | null) =>
  payload
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max ?? 40)
    .trim();

/** What a field that takes words is given; undefined for one that takes none. */
function wordsOf({ kind, max, parts, value }: SettingsField, payload: () => string): unknown {
  if (kind === 'line' || kind === 'text') return short(payload(), max);
  if (kind !== 'list' || !parts) return undefined;
  const entry = Object.fromEntries(
    parts.map((part) => [part.name, part.kind === 'link' ? 'https://a.test/x' : short(payload(), part.max)]),
  );
  return [entry, ...((value as object[]).slice(0, 1) as object[])];
}

/** Everything that would run, load or lead somewhere, and the scripts a browser executes. */
const dangerous = () =>
  [...document.querySelectorAll('body *, head script, head base, head meta[http-equiv]')]
    .filter(
      (one) =>
        (one.matches('script') &&
          !one.hasAttribute('src') &&
          !/json|speculationrules/.test(one.getAttribute('type') ?? '')) ||
        one.matches('iframe, object, embed, base, meta[http-equiv=refresh], [srcdoc]') ||
        [...one.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
              /^\s*(javascript|vbscript|data:text)/i.test(value)),
        ),
    )
    .map((one) => one.outerHTML.slice(0, 200));

/** A policy without the hashes of the page's own styles. */
const rulesOf = (policy = '') => policy.replace(/ '(sha256-[\w+/=]+)'/g, '');

/** A tab that writes down every dialog, console message, broken policy, request elsewhere and navigation away. */
async function watchedTab(context: BrowserContext, base: string, happened: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) happened.push(`console ${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => happened.push(`error ${page.url()} ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:'))
      happened.push(`request ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame.url() !== 'about:blank' && !frame.url().startsWith(base)) happened.push(`navigation ${frame.url()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => alert(`CSP ${event.violatedDirective}`)),
  );
  return page;
}

test('no script payload in any setting runs, loads or leads anywhere, in its preview, on the pages and on the desk', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const cookies = await ownerCookies(site.base);
  const ask = async (method: 'GET' | 'PUT' | 'POST', path = '', body?: object) => {
    const answer = await fetch(`${site.base}/api/admin/settings${path}`, {
      method,
      headers: { ...cookieHeader(cookies), origin: site.base, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async () => (await ask('GET')).body as SettingsAnswer;

  // What takes an address, a number or a choice takes no payload: every one is refused, and nothing of it is stored.
  const untouched = await read();
  const strict = untouched.groups.flatMap((group) =>
    group.fields
      .filter((field) => !['line', 'text', 'list'].includes(field.kind))
      .map((field) => ({ group, name: field.name })),
  );
  const first = new Map(strict.map((one) => [one.group.code, one]));
  const tried = isLong ? strict : [...first.values()];
  for (const { group, name } of tried)
    for (const payload of SCRIPT_PAYLOADS) {
      const { status } = await ask('PUT', `/${group.code}`, { version: group.version, values: { [name]: payload } });
      expect([name, payload, status]).toEqual([name, payload, 422]);
    }
  expect((await read()).changes).toEqual([]);

  const browser = await launchTestBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies(cookies);
  const happened: string[] = [];
  const page = await watchedTab(context, `${site.base}/`, happened);
  const open = async (path: string) => {
    const answer = await page.goto(site.base + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    return { policy: rulesOf(answer?.headers()['content-security-policy']), dangerous: await page.evaluate(dangerous) };
  };
  const policies = new Map<string, string>();
  for (const path of PAGES) {
    const { policy, dangerous: found } = await open(path);
    expect([path, found, /script-src 'self'(;|$)/.test(policy)]).toEqual([path, [], true]);
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/);
    policies.set(path, policy);
  }
  const look = async (before: string, path: string) => {
    const { policy, dangerous: found } = await open(before + path);
    expect([before + path, found, policy]).toEqual([before + path, [], policies.get(path)]);
  };

  const groups = untouched.groups.filter(({ fields }) => fields.some((field) => wordsOf(field, () => 'x')));
  const texts = groups
    .flatMap(({ fields }) => fields)
    .filter((field) => wordsOf(field, () => 'x') !== undefined).length;
  // Each round gives every field another payload: the quick form stores each payload once, the long one in every field.
  const rounds = isLong ? SCRIPT_PAYLOADS.length : Math.ceil(SCRIPT_PAYLOADS.length / texts);
  const stored = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    let next = isLong ? round : round * texts;
    const payload = () => {
      const one = SCRIPT_PAYLOADS[next++ % SCRIPT_PAYLOADS.length] ?? '';
      stored.add(one);
      return one;
    };
    const { groups: now } = await read();
    const saves = groups.map(({ code }) => {
      const group = now.find((one) => one.code === code);
      const values = (group?.fields ?? []).map((field) => [field.name, wordsOf(field, payload)] as const);
      const given = values.filter(([, value]) => value !== undefined);
      return { code, body: { version: group?.version ?? 0, values: Object.fromEntries(given) } };
    });
    // The last one is looked at before it is saved, with the others as they are by then.
    const [proposed, ...others] = [...saves.slice(round % saves.length), ...saves.slice(0, round % saves.length)];
    // At once, as several of the owner's tabs might: pages are then made anew once or twice, not for each.
    const answers = await Promise.all(others.map(({ code, body }) => ask('PUT', `/${code}`, body)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { body: preview } = await ask('POST', `/${proposed?.code}/preview`, proposed?.body);
    for (const path of PAGES.slice(0, amount(1, 11))) await look((preview as { path: string }).path, path);
    expect((await ask('PUT', `/${proposed?.code}`, proposed?.body)).status).toBe(200);
    await expect.poll(async () => ((answer) => answer.shown === answer.version)(await read())).toBe(true);
    for (const path of PAGES) await look('', path);
  }
  expect(stored.size).toBe(SCRIPT_PAYLOADS.length);
  // The structured data and the feed are whole, and say what was stored.
  await open('/');
  const said = await page.evaluate(async () => {
    for (const one of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(one.textContent ?? '');
    const feed = await (await fetch('/rss.xml')).text();
    return {
      broken: new DOMParser().parseFromString(feed, 'text/xml').querySelector('parsererror')?.textContent ?? '',
      block: document.getElementById('content')?.textContent ?? '',
    };
  });
  expect([said.broken, Object.keys(JSON.parse(said.block)).sort()]).toEqual([
    '',
    expect.arrayContaining(['faq', 'hero', 'site']),
  ]);
  for (const path of [
    '/admin/reglages',
    ...groups.map(({ code }) => `/admin/reglages/${code}`),
    '/admin/reglages/historique',
  ].slice(0, amount(2, 20))) {
    await page.goto(site.base + path);
    await page.waitForLoadState('networkidle');
    expect([path, await page.evaluate(dangerous)]).toEqual([path, []]);
  }
  expect(happened).toEqual([]);

  // Twin: what watches does notice a script that runs, and an element that would.
  await page.evaluate(() => setTimeout(() => alert('seen'), 0));
  await expect.poll(() => happened).toEqual(['dialog seen']);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="javascript:void 0">x</a>'));
  expect(await page.evaluate(dangerous)).toHaveLength(1);
  report(
    'settings',
    `${SCRIPT_PAYLOADS.length} payloads in ${texts} fields of settings over ${rounds} rounds, on ${PAGES.length} pages and in previews: 0 dialogs, 0 policy violations, 0 requests elsewhere, the policy as before`,
  );
}, 3_600_000);

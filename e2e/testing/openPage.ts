import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { base } from './base.ts';
import { hydrated } from './hydrated.ts';

let browser: Browser | undefined;
/** Emptied contexts by their options: making one costs more than most tests. */
const idle = new Map<string, BrowserContext[]>();
let opened: { page: Page; problems: string[]; allowed: RegExp[]; kind: string | undefined }[] = [];

afterEach(async () => {
  const all = opened;
  opened = [];
  for (const { page, kind } of all) {
    const context = page.context();
    if (kind === undefined) await context.close();
    else {
      for (const one of context.pages()) await one.close();
      // The site keeps nothing else: what it remembers is the tab's, and went with it.
      await context.clearCookies();
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    }
  }
  for (const { problems, allowed } of all) {
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  }
});
afterAll(async () => {
  idle.clear();
  await browser?.close();
  browser = undefined;
});

export interface Opening extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Console messages this test provokes on purpose. */
  allowed?: RegExp[];
  /** Requests that never get an answer, as a glob. */
  blocked?: string;
  /** For a test that changes its browser for good, as a false clock does: no other test gets it. */
  own?: boolean;
}

/**
 * Opens a path of the site, or an address of another one, in a browser that no other open page shares. Any console error, warning, page error or CSP
 * violation that the test did not announce fails it.
 */
export async function openPage(
  path: string,
  { width = 1440, height = 1000, allowed = [], blocked, own = false, ...options }: Opening = {},
): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const kind = own ? undefined : JSON.stringify(options);
  const context =
    idle.get(kind ?? '')?.pop() ?? (await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options }));
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  page.setDefaultTimeout(10_000);
  if (blocked) await page.route(blocked, (route) => route.abort());
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  if (options.javaScriptEnabled !== false) {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
  }
  opened.push({ page, problems, allowed, kind });
  await page.goto(new URL(path, base()).href);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

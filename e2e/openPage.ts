import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { base } from './base.ts';
import { hydrated } from './hydrated.ts';

let browser: Browser | undefined;
let opened: { page: Page; problems: string[]; allowed: RegExp[] }[] = [];

afterEach(async () => {
  const all = opened;
  opened = [];
  for (const { page } of all) await page.context().close();
  for (const { problems, allowed } of all) {
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  }
});
afterAll(async () => {
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
}

/**
 * Opens a path of the site in a browser of its own. Any console error, warning, page error or CSP violation that the
 * test did not announce fails it.
 */
export async function openPage(
  path: string,
  { width = 1440, height = 1000, allowed = [], blocked, ...options }: Opening = {},
): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
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
  opened.push({ page, problems, allowed });
  await page.goto(base() + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

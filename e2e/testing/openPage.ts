import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { base } from './base.ts';
import { launchTestBrowser } from './chromium.ts';
import { hydrated } from './hydrated.ts';
import { PATIENCE } from './patience.ts';

/** One browser for all test files of a worker: a browser shared by workers would need another process between them for each call. */
let browser: Promise<Browser> | undefined;
/**
 * Idle tabs by their options, each in a context of its own, reused by all files of a worker: opening a tab with its process takes as long
 * as showing a page.
 */
const resting = new Map<string, Page[]>();
let opened: { page: Page; problems: string[]; allowed: RegExp[]; kind: string | undefined }[] = [];

/** Returns the test's tabs to the pool. Console messages that the test did not announce fail it. */
export async function closePages(): Promise<void> {
  const all = opened;
  opened = [];
  for (const { page, kind } of all) {
    const tab = kind !== undefined && (await atRest(page));
    if (tab) resting.set(kind, [...(resting.get(kind) ?? []), tab]);
    else await page.context().close();
  }
  for (const { problems, allowed } of all) {
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))).join('\n')).toBe('');
  }
}

/** Resets the first tab of a page's context for the next test; undefined when its site no longer responds. */
async function atRest(page: Page): Promise<Page | undefined> {
  const context = page.context();
  const [tab, ...others] = context.pages();
  if (!tab) return undefined;
  for (const other of others) await other.close();
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await tab.removeAllListeners();
  await context.setOffline(false);
  await context.clearCookies();
  try {
    // Opens `/robots.txt`, which has no script and keeps the tab in its process: scripts of the former page have ended, and its storage can
    // be cleared.
    await tab.goto(new URL('/robots.txt', page.url()).href, { timeout: 3000 });
    await tab.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    return tab;
  } catch {
    return undefined;
  }
}

async function newTab(options: BrowserContextOptions): Promise<Page> {
  browser ??= launchTestBrowser().catch((error: unknown) => {
    browser = undefined;
    throw error;
  });
  const context = await (await browser).newContext({ locale: 'fr-FR', ...options });
  const tab = await context.newPage();
  if (options.javaScriptEnabled !== false) {
    await tab.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
  }
  return tab;
}

export interface Opening extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Console messages this test provokes on purpose. */
  allowed?: RegExp[];
  /** Requests that get no response, as a glob. */
  blocked?: string;
  /** For a test that needs an empty cache, or changes its browser for good, for example its clock: the tab is not reused. */
  own?: boolean;
  /** Cookies of an earlier visit. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
}

/**
 * Opens a path of the site, or an address of another site, in a browser context that no other open page shares. A console error, a warning,
 * a page error or a CSP violation that the test did not announce fails the test.
 */
export async function openPage(
  path: string,
  { width = 1440, height = 1000, allowed = [], blocked, own, cookies, ...options }: Opening = {},
): Promise<Page> {
  const { colorScheme = 'light', reducedMotion = 'reduce', forcedColors = 'none', ...made } = options;
  const kind = own ? undefined : JSON.stringify(made);
  const page = resting.get(kind ?? '')?.pop() ?? (await newTab(made));
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  if (cookies) await page.context().addCookies(cookies);
  await page.setViewportSize({ width, height });
  page.setDefaultTimeout(PATIENCE);
  if (blocked) await page.route(blocked, (route) => route.abort());
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  opened.push({ page, problems, allowed, kind });
  await page.goto(new URL(path, base()).href);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

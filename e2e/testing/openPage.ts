import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { base } from './base.ts';
import { hydrated } from './hydrated.ts';

let browser: Browser | undefined;
/**
 * Emptied contexts by their options, for all the files of a worker: making one costs more than most tests. Each keeps a
 * blank tab, without which Chromium would close the window and draw a new one for the next page.
 */
const idle = new Map<string, BrowserContext[]>();
let opened: { page: Page; problems: string[]; allowed: RegExp[]; kind: string | undefined }[] = [];

/** Closes what the test opened. Any console message that none of its pages announced fails it. */
export async function closePages(): Promise<void> {
  const all = opened;
  opened = [];
  for (const { page, kind } of all) {
    const context = page.context();
    if (kind === undefined) await context.close();
    else {
      const [, ...used] = context.pages();
      for (const one of used) await one.close();
      // The site keeps nothing else: what it remembers is the tab's, and went with it.
      await context.clearCookies();
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    }
  }
  for (const { problems, allowed } of all) {
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  }
}

async function emptyContext(options: BrowserContextOptions, kind: string | undefined): Promise<BrowserContext> {
  const waiting = idle.get(kind ?? '')?.pop();
  if (waiting) return waiting;
  browser ??= await chromium.connect(inject('browser'));
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options });
  if (kind !== undefined) await context.newPage();
  return context;
}

export interface Opening extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Console messages this test provokes on purpose. */
  allowed?: RegExp[];
  /** Requests that never get an answer, as a glob. */
  blocked?: string;
  /** For a test that changes its browser for good, as a false clock does: no other test gets it. */
  own?: boolean;
  /** With an empty cache, as at a first visit. */
  cold?: boolean;
  /** What the browser has from an earlier visit. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
}

/**
 * Opens a path of the site in a browser that no other open page shares. Any console error, warning, page error or CSP
 * violation that the test did not announce fails it.
 */
export async function openPage(
  path: string,
  { width = 1440, height = 1000, allowed = [], blocked, own, cold, cookies, ...options }: Opening = {},
): Promise<Page> {
  const kind = own ? undefined : JSON.stringify(options);
  const context = await emptyContext(options, kind);
  if (cookies) await context.addCookies(cookies);
  const page = await context.newPage();
  if (cold) await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
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
  await page.goto(base() + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { hydrated } from './hydrated.ts';
import { startSite } from './site.ts';
import { everyView, type View } from './states.ts';

const FOLDER = 'screenshots';
const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
type Width = (typeof WIDTHS)[number];
type Scheme = (typeof SCHEMES)[number];

/** A page is opened once for both schemes; a state is made anew for each, since some pass. */
async function pictures(context: BrowserContext, base: string, view: View, width: Width) {
  const page = await context.newPage();
  const files = { light: '', dark: '' };
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    if (view.act || colorScheme === 'light') {
      await context.clearCookies();
      await page.goto(base + view.path);
      await hydrated(page);
      await view.act?.(page);
    }
    await page.waitForTimeout(300);
    files[colorScheme] = `${view.name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: path.join(FOLDER, files[colorScheme]), fullPage: !view.act });
  }
  await page.close();
  return files;
}

/** One long picture of every view of a set, for a reader who wants to see them all at once. */
async function contactSheet(browser: Browser, name: string, files: readonly string[]): Promise<void> {
  const cells = files.map((file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`).join('');
  const html = `<!doctype html><meta charset="utf-8"><style>body{margin:16px;font:12px sans-serif;display:grid;grid-template-columns:repeat(8,1fr);gap:12px;background:#ccc}figure{margin:0}img{width:100%;max-height:520px;object-fit:cover;object-position:top}</style>${cells}`;
  writeFileSync(path.join(FOLDER, `${name}.html`), html);
  const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } });
  await page.goto(`file://${path.resolve(FOLDER, `${name}.html`)}`, { waitUntil: 'load' });
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
}

/** `npm run screenshots`: every page and state, two widths, two schemes, and a contact sheet of each set. */
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const width of WIDTHS) {
    // One context, so that the fonts are those of a second visit (they are optional on the first).
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 1000 },
      reducedMotion: 'reduce',
      locale: 'fr-FR',
    });
    await (await context.newPage()).goto(site.base, { waitUntil: 'networkidle' });
    const files: Record<Scheme, string>[] = [];
    for (const view of everyView) files.push(await pictures(context, site.base, view, width));
    await context.close();
    for (const scheme of SCHEMES) {
      const sheet = files.map((both) => both[scheme]);
      await contactSheet(browser, `planche-${width}-${scheme}`, sheet);
      process.stdout.write(`${sheet.length} views at ${width} px, ${scheme}\n`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

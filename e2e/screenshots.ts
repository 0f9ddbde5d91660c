import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { startSite } from './site.ts';
import { everyView, type View } from './states.ts';

const FOLDER = 'screenshots';
const SETS = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

type Look = (typeof SETS)[number];

async function picture(browser: Browser, base: string, view: View, { width, colorScheme }: Look): Promise<string> {
  const height = width === 390 ? 844 : 1000;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto(base + view.path, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  await view.act?.(page);
  await page.waitForTimeout(500);
  const file = `${view.name}-${width}-${colorScheme}.png`;
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: !view.act });
  await context.close();
  return file;
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
  for (const look of SETS) {
    const files: string[] = [];
    for (const view of everyView) files.push(await picture(browser, site.base, view, look));
    await contactSheet(browser, `planche-${look.width}-${look.colorScheme}`, files);
    process.stdout.write(`${files.length} views at ${look.width} px, ${look.colorScheme}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}

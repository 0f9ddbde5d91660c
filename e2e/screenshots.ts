import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import sharp from 'sharp';
import { everyView } from './every/states.ts';
import { show, type View } from './every/view.ts';
import { CHROMIUM_FLAGS, findChromium } from './testing/chromium.ts';
import { hydrated } from './testing/hydrated.ts';
import { ownerCookies } from './testing/ownerCookies.ts';
import { startSite } from './testing/site.ts';

const FOLDER = 'screenshots';
const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
const COLUMNS = 8;
const CELL = { width: 320, height: 640 };
const GAP = 12;
type Width = (typeof WIDTHS)[number];
type Scheme = (typeof SCHEMES)[number];

/**
 * Makes the pictures of a view in both schemes. A page is opened once; a state reached by actions is made again for each scheme, since it
 * may close by itself.
 */
async function pictures(context: BrowserContext, base: string, view: View, width: Width) {
  const page = await context.newPage();
  const files = { light: '', dark: '' };
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    if (view.act || colorScheme === 'light') {
      await context.clearCookies();
      await view.prepare?.(base);
      if (view.signedIn) await context.addCookies(await ownerCookies(base));
      await page.goto(base + view.path);
      await hydrated(page);
      await show(page, view);
    }
    // Lays out all sections, since a picture of the whole page also shows those far from the window.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
    await page.waitForTimeout(300);
    files[colorScheme] = `${view.name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: path.join(FOLDER, files[colorScheme]), fullPage: !view.act });
  }
  await page.close();
  return files;
}

/** Combines the pictures of all views into one, in the order of `everyView`; long pages are cut at the foot. */
async function contactSheet(name: string, files: readonly string[]): Promise<void> {
  const cells = [];
  for (const [index, file] of files.entries()) {
    const cell = {
      left: (index % COLUMNS) * (CELL.width + GAP),
      top: Math.floor(index / COLUMNS) * (CELL.height + GAP),
    };
    // Scales each picture to the cell's width; a picture shorter than the cell keeps its height.
    const scaled = await sharp(path.join(FOLDER, file))
      .resize({ width: CELL.width })
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(scaled.info.height, CELL.height);
    const input = await sharp(scaled.data).extract({ left: 0, top: 0, width: CELL.width, height }).toBuffer();
    cells.push({ input, ...cell });
  }
  const rows = Math.ceil(files.length / COLUMNS);
  const size = { width: COLUMNS * (CELL.width + GAP), height: rows * (CELL.height + GAP) };
  await sharp({ create: { ...size, channels: 3, background: 'grey' } })
    .composite(cells)
    .png()
    .toFile(path.join(FOLDER, `${name}.png`));
}

/** `npm run screenshots`: every page and state, two widths, two schemes, and a contact sheet of each set. */
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const width of WIDTHS) {
    // One browser context for all views, so that the site's files come from its cache after the first view.
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 1000 },
      reducedMotion: 'reduce',
      locale: 'fr-FR',
    });
    context.setDefaultTimeout(120_000);
    await (await context.newPage()).goto(site.base, { waitUntil: 'networkidle' });
    const files: Record<Scheme, string>[] = [];
    for (const view of everyView) files.push(await pictures(context, site.base, view, width));
    await context.close();
    for (const scheme of SCHEMES) {
      const sheet = files.map((both) => both[scheme]);
      await contactSheet(`planche-${width}-${scheme}`, sheet);
      process.stdout.write(`${sheet.length} views at ${width} px, ${scheme}\n`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

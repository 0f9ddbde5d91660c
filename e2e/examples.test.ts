import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { documentPages } from '../data/examples/documentPages.ts';
import { examples } from '../data/examples.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { base } from './testing/base.ts';
import { hydrated } from './testing/hydrated.ts';
import { openPage } from './testing/openPage.ts';
import { amongst } from './testing/wide.ts';

const all = examples(content);
const kinds = {
  pdf: { type: 'application/pdf', start: '%PDF-' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', start: 'PK' },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', start: 'PK' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', start: 'PK' },
} as const;

/** Examples to test in full: one in the quick form, since all share their components; every example in the wide form. */
const first = amongst(all.slice(0, 1), all);

/** Ids of the document's pages that are visible. */
const shownPages = (page: Page) =>
  page.locator('[data-page]').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));

describe.each(all)('the example $slug', (example) => {
  const { slug, service, closing, downloads } = example;
  const pages = documentPages(example);
  const inOne = test.runIf(first.some((one) => one.slug === slug));

  inOne('its order buttons open the form with its name and price', async () => {
    const page = await openPage(`/exemples/${slug}`);
    // Waits for hydration: before it, the same buttons lead to /devis.
    await hydrated(page);
    const names = ['Commander maintenant', ...(closing.secondAction === 'quote' ? [closing.second] : [])];
    for (const name of names) {
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog', { name: 'Demande de devis' });
      await dialog.getByText('Service sélectionné').waitFor();
      const text = (await dialog.textContent())?.replace(/\s/g, ' ');
      expect(text).toContain(service.title);
      expect(text).toContain(`${service.price} €`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('its files are real ones, served under their names', async () => {
    for (const { file, kilobytes } of downloads) {
      const response = await fetch(`${base()}/telechargements/${file}`);
      const kind = kinds[file.slice(-4).replace('.', '') as keyof typeof kinds];
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(kind.type);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString('latin1', 0, kind.start.length)).toBe(kind.start);
      expect(Math.abs(bytes.length / 1000 / kilobytes - 1)).toBeLessThan(0.15);
    }
  });

  inOne('without script every page is in the document, one is shown, and links turn it', async () => {
    const page = await openPage(`/exemples/${slug}`, { javaScriptEnabled: false });
    expect(await page.locator('[data-page]').count()).toBe(pages.length);
    expect(await shownPages(page)).toEqual(['page-1']);
    await page.getByRole('link', { name: 'Suivante' }).click();
    await expect.poll(() => shownPages(page)).toEqual(['page-2']);
    await page.getByRole('navigation', { name: 'Pages de l’extrait' }).getByRole('link').last().click();
    await expect.poll(() => shownPages(page)).toEqual([`page-${pages.length}`]);
    expect(await page.locator('[data-page]').getByText('spécimen').first().isVisible()).toBe(true);
    for (const { file } of downloads) {
      expect(await page.locator(`a[download][href="/telechargements/${file}"]`).count()).toBeGreaterThan(0);
    }
  });

  inOne(
    'arrow keys and the strip turn its pages, in the address and without history; at the end nothing turns',
    async () => {
      const page = await openPage(`/exemples/${slug}`);
      await hydrated(page);
      const strip = page.getByRole('navigation', { name: 'Pages de l’extrait' });
      await expect.poll(() => strip.locator('[aria-current=page]').count()).toBe(1);
      const before = await page.evaluate(() => history.length);
      await page.locator('#page-1').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shownPages(page)).toEqual(['page-2']);
      expect(new URL(page.url()).hash).toBe('#page-2');
      await page.getByText(`Page 2 sur ${pages.length}`, { exact: true }).waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shownPages(page)).toEqual(['page-3']);
      const last = strip.getByRole('link').last();
      await last.click();
      await expect.poll(() => shownPages(page)).toEqual([`page-${pages.length}`]);
      expect(await last.getAttribute('aria-current')).toBe('page');
      await page.keyboard.press('ArrowRight');
      expect(await shownPages(page)).toEqual([`page-${pages.length}`]);
      const next = page.locator(`#page-${pages.length} [data-turn=next]:visible`);
      expect(await next.getAttribute('aria-disabled')).toBe('true');
      expect(await page.evaluate(() => history.length)).toBe(before);
    },
  );

  inOne('a page named in the address is shown on arrival, and on paper all of them are', async () => {
    const page = await openPage(`/exemples/${slug}#page-4`);
    await expect.poll(() => shownPages(page)).toEqual(['page-4']);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => shownPages(page)).toHaveLength(pages.length);
  });

  test('on a phone, even without script, it is short, its summary, its file and the order come within three screens, and the last two stay at hand', async () => {
    const page = await openPage(`/exemples/${slug}`, { javaScriptEnabled: false, width: 390, height: 844 });
    const screens = await page.evaluate(() => {
      const inView = (selector: string) =>
        [...document.querySelectorAll(selector)].some((one) => {
          const { left, top, bottom, width } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && hit !== null && one.contains(hit);
        });
      const seen: { summary: boolean; file: boolean; order: boolean }[] = [];
      for (let last = -1; scrollY > last; scrollBy({ top: innerHeight, behavior: 'instant' })) {
        last = scrollY;
        const [summary, file, order] = ['#chiffres', 'main a[download]', 'main button[name=service]'].map(inView);
        seen.push({ summary: Boolean(summary), file: Boolean(file), order: Boolean(order) });
      }
      return seen;
    });
    expect(screens.length).toBeGreaterThan(4);
    expect(screens.length).toBeLessThan(9);
    for (const part of ['summary', 'file', 'order'] as const) {
      expect(screens.slice(0, 3).some((screen) => screen[part])).toBe(true);
    }
    for (const part of ['file', 'order'] as const) {
      const far = screens.findIndex(
        (_, at) => at >= 2 && screens.slice(at - 2, at + 1).every((screen) => !screen[part]),
      );
      expect([part, far]).toEqual([part, -1]);
    }
    // Height of the site's page with the tallest page of the document.
    const tallest = await page.evaluate(() => {
      document.documentElement.toggleAttribute('data-whole', true);
      const sheets = [...document.querySelectorAll<HTMLElement>('[data-page]')];
      const rest = document.documentElement.scrollHeight - Math.max(...sheets.map(({ offsetHeight }) => offsetHeight));
      for (const sheet of sheets) sheet.style.display = 'grid';
      return rest + Math.max(...sheets.map(({ offsetHeight }) => offsetHeight));
    });
    expect(tallest).toBeLessThan(9000);
  });

  test('its pages have the format of a sheet or are longer: their last line is never cut, at a visitor’s own spacing too', async () => {
    const page = await openPage(`/exemples/${slug}`);
    const wrong = await page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLElement>('[data-page] [data-flows]')];
      for (const one of document.querySelectorAll<HTMLElement>('[data-page]')) one.style.display = 'grid';
      const cut = () =>
        sheets.flatMap((sheet) => {
          const { bottom, width, height } = sheet.getBoundingClientRect();
          const foot = sheet.firstElementChild?.lastElementChild?.getBoundingClientRect();
          const isWhole = foot && foot.bottom <= bottom + 1 && height >= (width * 297) / 210 - 1;
          return isWhole ? [] : [sheet.querySelector('h3')?.textContent];
        });
      const tooWide = [...document.querySelectorAll<HTMLTableElement>('[data-flows] table')].flatMap((table) =>
        table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1 ? [table.caption?.textContent] : [],
      );
      const asSet = cut();
      // Text spacing a visitor may set (WCAG 2.2, 1.4.12).
      for (const line of document.querySelectorAll<HTMLElement>('[data-flows] :is(p, li, td)')) {
        line.style.lineHeight = '2.4';
        line.style.letterSpacing = '.12em';
      }
      return [...tooWide, ...asSet, ...cut()];
    });
    expect(wrong).toEqual([]);
  });
});

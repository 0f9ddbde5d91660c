import { describe, expect, test } from 'vitest';
import { examples } from '../data/examples.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { base } from './testing/base.ts';
import { hydrated } from './testing/hydrated.ts';
import { openPage } from './testing/openPage.ts';
import { amongst, isWide } from './testing/wide.ts';

const all = examples(content);
const kinds = {
  pdf: { type: 'application/pdf', start: '%PDF-' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', start: 'PK' },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', start: 'PK' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', start: 'PK' },
} as const;

/** One example for the components all share; every example for its own words and files. */
const first = amongst(all.slice(0, 1), all);

describe.each(all)('the example $slug', ({ slug, service, closing, downloads, preview }) => {
  const inOne = test.runIf(first.some((one) => one.slug === slug));

  inOne('its order buttons open the form with its name and price', async () => {
    const page = await openPage(`/exemples/${slug}`);
    // Before the page's script runs, the same buttons rightly lead to /devis.
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
      const answer = await fetch(`${base()}/telechargements/${file}`);
      const kind = kinds[file.slice(-4).replace('.', '') as keyof typeof kinds];
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(kind.type);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.toString('latin1', 0, kind.start.length)).toBe(kind.start);
      expect(Math.abs(bytes.length / 1000 / kilobytes - 1)).toBeLessThan(0.15);
    }
  });

  inOne('without script it shows its pages, the values of its charts, and links to its files', async () => {
    const page = await openPage(`/exemples/${slug}`, { javaScriptEnabled: false });
    const titles = await page.locator('[data-flows] h3').allTextContents();
    expect(titles).toHaveLength(preview.pages.length);
    await page.getByText('Voir les valeurs').first().click();
    expect(await page.locator('details[open] table').first().isVisible()).toBe(true);
    for (const { file } of downloads) {
      expect(await page.locator(`a[download][href="/telechargements/${file}"]`).count()).toBeGreaterThan(0);
    }
  });

  test('on a phone, even without script, its summary, its file and the order come within three screens, and the last two are never more than two screens away', async () => {
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
    expect(screens.length).toBeGreaterThan(20);
    for (const part of ['summary', 'file', 'order'] as const) {
      expect(screens.slice(0, 3).some((screen) => screen[part])).toBe(true);
    }
    for (const part of ['file', 'order'] as const) {
      const far = screens.findIndex(
        (_, at) => at >= 2 && screens.slice(at - 2, at + 1).every((screen) => !screen[part]),
      );
      expect([part, far]).toEqual([part, -1]);
    }
  });

  test('its inner pages keep the height of a sheet, with the fonts of the site and with a visitor’s own; one too long grows: its last line is never cut', async () => {
    const own = { blocked: '**/*.woff2', allowed: [/Failed to load resource: net::ERR_FAILED/] };
    for (const fonts of isWide || slug === first[0]?.slug ? [{}, own] : [{}]) {
      const page = await openPage(`/exemples/${slug}`, fonts);
      const loaded = await page.evaluate(async () => {
        // A first visit may go without the typefaces: here it gets them, from where a browser without script finds them.
        const css = document.querySelector('noscript')?.textContent?.replace(/<[^>]+>/g, '') ?? '';
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
        const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'));
        for (const face of faces) face.display = 'block';
        const answers = await Promise.allSettled(faces.map((face) => face.load()));
        await document.fonts.ready;
        return new Set(
          answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.family.replaceAll('"', '')] : [])),
        ).size;
      });
      expect(loaded).toBe(fonts === own ? 0 : 2);
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('[data-flows]')]
          .filter((sheet) => sheet.clientHeight > (sheet.clientWidth * 297) / 210 + 1)
          .map((sheet) => sheet.querySelector('h3')?.textContent),
      );
      expect(over, fonts === own ? 'own fonts' : 'fonts of the site').toEqual([]);
      if (fonts === own) continue;
      const cut = await page.evaluate(() => {
        // Text spacing a visitor may set (WCAG 2.2, 1.4.12).
        for (const line of document.querySelectorAll<HTMLElement>('[data-flows] p, [data-flows] li, [data-flows] td')) {
          line.style.lineHeight = '2.4';
          line.style.letterSpacing = '.12em';
        }
        return [...document.querySelectorAll('[data-flows]')]
          .filter((sheet) => {
            const foot = sheet.firstElementChild?.lastElementChild?.getBoundingClientRect();
            return !foot || foot.bottom > sheet.getBoundingClientRect().bottom + 1;
          })
          .map((sheet) => sheet.querySelector('h3')?.textContent);
      });
      expect(cut).toEqual([]);
    }
  });
});

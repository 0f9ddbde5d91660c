import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../every/violations.ts';
import { atEnd, openText, paste } from './openText.ts';

/** Drops a picture on the text, as a file that is dragged over the window. */
const dropPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 200 });
    const context = canvas.getContext('2d');
    for (let column = 0; column < 320; column += 1) {
      if (context) context.fillStyle = `hsl(${column} 60% 50%)`;
      context?.fillRect(column, 0, 1, 200);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(blob ? [blob] : [], 'atelier.png', { type: 'image/png' }));
    const line = document.querySelector('[contenteditable=true] > p');
    const { left = 0, top = 0, height = 0 } = line?.getBoundingClientRect() ?? {};
    const at = { clientX: left + 5, clientY: top + height / 2 };
    line?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }));
  });

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;color:#000;font-weight:400">Titre de Docs</span></h1><p dir="ltr"><span style="font-weight:400">Un </span><span style="font-weight:700">gras</span><span style="font-weight:400"> et </span><span style="font-weight:400;font-style:italic">un penché</span><span style="font-weight:400">.</span></p><ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400">Premier</span></p></li><li dir="ltr"><p dir="ltr"><span style="font-weight:400">Second</span></p></li></ul></b>`;

test.each([1440, 390])(
  'at %d px a picture dropped on the text asks for its description, a calculator is chosen by name, a page of Docs keeps its structure',
  async (width) => {
    const { page, text, stored } = await openText(width, 'La fin.\n\nAprès.');
    await atEnd(page);
    await dropPicture(page);
    const dialog = page.getByRole('dialog', { name: 'Ajouter une image' });
    await dialog.getByLabel('Ce que montre l’image').fill('Un atelier, vu de la rue');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await text.getByRole('img', { name: 'Un atelier, vu de la rue' }).waitFor();
    await expect.poll(stored).toMatch(/^La fin\.\n\n!\[Un atelier, vu de la rue]\(\/media\/[^)]+\)\n\nAprès\.\s*$/);

    await page.keyboard.press('Control+End');
    await page.getByRole('toolbar').locator('summary', { hasText: 'Insérer' }).click();
    await page.getByRole('button', { name: 'Calculateur, sondage, outil', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Calculateur, sondage, outil' });
    await form.getByLabel('Outil').selectOption('comparateur');
    await form.getByRole('button', { name: 'Insérer' }).click();
    await text.locator('[data-card]', { hasText: 'Outil' }).waitFor();
    await expect.poll(stored).toMatch(/\n\n::outil\{nom=comparateur\}\s*$/);

    await atEnd(page);
    await paste(page, 'text/html', DOCS);
    await text.getByText('Second').waitFor();
    await expect
      .poll(stored)
      .toMatch(
        /\{nom=comparateur\}\n\n## Titre de Docs\n\nUn \*\*gras\*\* et \*un penché\*\.\n\n- Premier\n- Second\s*$/,
      );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

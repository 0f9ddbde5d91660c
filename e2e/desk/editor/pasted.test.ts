import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIPBOARDS } from './clipboards.ts';
import type { EditorInPage } from './editorInPage.ts';
import { openEditors } from './openEditors.ts';

let page: Page;
beforeAll(async () => {
  page = await openEditors();
}, 300_000);
afterAll(() => page?.context().browser()?.close());

declare const editorInPage: EditorInPage;

test.each(Object.entries(CLIPBOARDS))('%s keeps its structure and what it shows, and nothing else', async (_name, [html, markdown]) => {
  const { text, isSame } = await page.evaluate((copied) => editorInPage.pasted('La fin.', copied), html);
  expect(text.trim()).toBe(`La fin.\n\n${markdown}`);
  expect(isSame).toBe(true);
});

test('one cell pasted in a line is its words, and a column pasted in a table goes on down its cells', async () => {
  const pasteAtEnd = (text: string, html: string) =>
    page.evaluate(([before, copied]) => editorInPage.pasted(before, copied, true), [text, html] as const);
  const cell = '<table><!--StartFragment--><tr><td>120</td></tr><!--EndFragment--></table>';
  expect(await pasteAtEnd('Le prix', cell)).toEqual({ text: 'Le prix120', isSame: true });
  const column = '<table><!--StartFragment--><tr><td>120</td></tr><tr><td>130</td></tr><!--EndFragment--></table>';
  expect(await pasteAtEnd('| a | b |\n| --- | --- |\n| 1 | x |', column)).toEqual({
    text: '| a | b |\n| --- | --- |\n| 1 | 120 |\n| | 130 |',
    isSame: true,
  });
});

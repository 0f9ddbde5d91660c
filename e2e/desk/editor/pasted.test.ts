import { expect, test } from 'vitest';
import { CLIPBOARDS } from './clipboards.ts';
import { editorPage } from './openEditors.ts';

const page = editorPage();

test.each(Object.entries(CLIPBOARDS))(
  '%s keeps its structure and what it shows, and nothing else',
  async (_name, [html, markdown]) => {
    const { text, isSame } = await page().evaluate((copied) => editorInPage.pasted('La fin.', copied), html);
    expect(text.trim()).toBe(`La fin.\n\n${markdown}`);
    expect(isSame).toBe(true);
  },
);

const TABLE = '| a | b |\n| --- | ---: |\n| 1 | x |';
const copied = (rows: string) => `<table><!--StartFragment-->${rows}<!--EndFragment--></table>`;
test.each([
  ['one cell is its words', 'Le prix', copied('<tr><td>120</td></tr>'), 'Le prix120'],
  [
    'a column goes on down the cells of a table',
    TABLE,
    copied('<tr><td>120</td></tr><tr><td>130</td></tr>'),
    '| a | b |\n| --- | ---: |\n| 1 | 120 |\n| | 130 |',
  ],
  [
    'a row goes on beside the last cell',
    TABLE,
    copied('<tr><td>c</td><td>d</td></tr>'),
    '| a | b | |\n| --- | ---: | --- |\n| 1 | c | d |',
  ],
  [
    'two paragraphs are one line of a cell',
    TABLE,
    '<p>un</p><p>deux</p>',
    '| a | b |\n| --- | ---: |\n| 1 | xun deux |',
  ],
])('pasted at the caret, %s', async (_name, before, html, after) => {
  const pasted = await page().evaluate(([text, from]) => editorInPage.pasted(text, from, true), [
    before,
    html,
  ] as const);
  expect(pasted).toEqual({ text: after, isSame: true });
});

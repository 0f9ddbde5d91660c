import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from './hostileTexts.ts';
import { editorPage } from './openEditors.ts';

const ARTICLES = Array.from({ length: 18 }, (_, index) => `article-${index + 1}`);
const textOf = (article: string) =>
  readFileSync(new URL(`../../../content/blog/${article}.md`, import.meta.url), 'utf8');

const page = editorPage();

const TEXTS = [...ARTICLES.map((article) => [article, textOf(article)] as const), ...Object.entries(HOSTILE_TEXTS)];

test.each(TEXTS)('%s is written back to the byte when nothing was changed', async (_name, text) => {
  const written = await page().evaluate(async (typed) => {
    const open = await editorInPage.open(typed);
    const kept = open.written();
    await open.close();
    return kept;
  }, text);
  expect(written).toEqual({ text, isSame: true });
});

test('two hundred texts of random blocks, changed at random, are stored as they are shown, or refused', async () => {
  let seed = 56_061;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed % below;
  };
  const blocks = TEXTS.flatMap(([, text]) => text.split(/\n{2,}(?![ :|])/)).filter((block) => block.trim() !== '');
  const refused: string[] = [];
  for (let count = 0; count < 200; count += 1) {
    const text = `${Array.from({ length: 3 + random(6) }, () => blocks[random(blocks.length)]).join('\n\n')}\n`;
    const { isSame, isWholeSame, shown, read, log } = await page().evaluate(
      ([typed, own]) => editorInPage.edited(typed, own),
      [text, random(1_000_000)] as const,
    );
    expect(isSame, `${log}\n${text}`).toBe(isWholeSame);
    if (isSame) expect(read, `${log}\n${text}`).toBe(shown);
    else refused.push(log);
  }
  expect(refused.length, refused.join('\n')).toBeLessThan(30);
}, 300_000);

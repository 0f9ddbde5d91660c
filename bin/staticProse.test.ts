import mdx from '@mdx-js/rollup';
import { expect, it } from 'vitest';
import { staticProse } from './staticProse.ts';

const DOCUMENT = "import { Sum } from './Sum.tsx'\n\nBefore.\n\n<Sum live />\n\n<Grid />\n\nAfter.\n";
const of = async (text: string, browser: boolean) => {
  const compiled = await mdx({ jsx: true, remarkPlugins: [[staticProse, { browser }]] }).transform(text, 'body.mdx');
  return String(compiled?.code);
};

it('the browser’s copy keeps the live part and nothing of what stands around it', async () => {
  const copy = await of(DOCUMENT, true);
  expect(copy).toContain('<Static />{"\\n"}<Sum />{"\\n"}<Static />');
  expect(copy).not.toMatch(/Before|After|<Grid|live/);
});

it('the server’s copy holds the same parts in the same order, with their words', async () => {
  const copy = await of(DOCUMENT, false);
  expect(copy.replace(/\s+/g, '')).toMatch(
    /<Static>.*Before.*<\/Static>.*<Sum\/>.*<Static>.*<Grid\/>.*After.*<\/Static>/,
  );
});

it('a document without a live part stays as it is', async () => {
  expect(await of('Only words.\n', true)).toContain('Only words.');
});

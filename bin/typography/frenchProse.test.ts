import { expect, it } from 'vitest';
import { frenchProse } from './frenchProse.ts';

const text = (value: string) => ({ type: 'text', value });
const element = (tagName: string, ...children: { type: string }[]) => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The tree a document with this part becomes. */
function set(part: { type: string; [key: string]: unknown }) {
  const tree = { type: 'root', children: [part] };
  frenchProse()(tree);
  return tree.children[0];
}

it('sets the words of a paragraph, and leaves code as it is written', () => {
  expect(set(element('p', text("L'essai : 12 %"), element('code', text("l'essai : 12 %"))))).toEqual(
    element('p', text('L’essai\u00a0: 12\u00a0%'), element('code', text("l'essai : 12 %"))),
  );
});

it('gives the first of the month its superscript', () => {
  expect(set(element('p', text('le 1er mars')))).toEqual(
    element('p', text('le 1'), element('sup', text('er')), text('\u00a0mars')),
  );
});

it('keeps the compounds of a title whole, and a sentence as an attribute in good typography', () => {
  expect(set(element('h2', text('Des garde-fous')))).toMatchObject({
    children: [text('Des '), { tagName: 'bdi', children: [text('garde-fous')] }, text('')],
  });
  const attributes = (value: string) => [{ type: 'mdxJsxAttribute', name: 'title', value }];
  expect(set({ type: 'mdxJsxFlowElement', name: 'Aside', attributes: attributes('Un doute ?'), children: [] })).toEqual(
    { type: 'mdxJsxFlowElement', name: 'Aside', attributes: attributes('Un doute\u202f?'), children: [] },
  );
});

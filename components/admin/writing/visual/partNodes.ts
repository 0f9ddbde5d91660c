import { $nodeSchema } from '@milkdown/kit/utils';

const valueIn = (element: HTMLElement) => ({ value: element.dataset.part ?? '' });

/** Block part: a figure, a tool, a call, or an unknown directive. */
export const partBlock = $nodeSchema('part_block', () => ({
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { value: {} },
  parseDOM: [{ tag: 'div[data-part]', getAttrs: valueIn }],
  toDOM: ({ attrs }) => ['div', { 'data-part': attrs.value }, attrs.value],
  parseMarkdown: {
    match: ({ type }) => type === 'partBlock',
    runner: (state, { value }, type) => state.addNode(type, { value }),
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'part_block',
    runner: (state, { attrs }) => state.addNode('partBlock', undefined, attrs.value),
  },
}));

/** Inline part: a source, a value, a marked word. */
export const partInline = $nodeSchema('part_inline', () => ({
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  attrs: { value: {} },
  parseDOM: [{ tag: 'span[data-part]', getAttrs: valueIn }],
  toDOM: ({ attrs }) => ['span', { 'data-part': attrs.value }, attrs.value],
  parseMarkdown: {
    match: ({ type }) => type === 'partInline',
    runner: (state, { value }, type) => state.addNode(type, { value }),
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'part_inline',
    runner: (state, { attrs }) => state.addNode('partInline', undefined, attrs.value),
  },
}));

/** A box whose words are edited in place; `value` is its first line as typed. */
export const box = $nodeSchema('box', () => ({
  group: 'block',
  content: 'block+',
  defining: true,
  attrs: { value: {} },
  parseDOM: [
    { tag: 'div[data-box]', getAttrs: (element) => ({ value: element.dataset.box ?? '' }), contentElement: 'div' },
  ],
  toDOM: ({ attrs }) => ['div', { 'data-box': attrs.value }, ['div', 0]],
  parseMarkdown: {
    match: ({ type }) => type === 'box',
    runner(state, { value, children }, type) {
      state.openNode(type, { value });
      state.next(children);
      state.closeNode();
    },
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'box',
    runner(state, node) {
      state.openNode('box', node.attrs.value);
      state.next(node.content);
      state.closeNode();
    },
  },
}));

import { $nodeSchema } from '@milkdown/kit/utils';

const valueIn = (element: HTMLElement) => ({ value: element.dataset.part ?? '' });

/** Node of a part: one unit that keeps its Markdown. */
const part = <Name extends string>(name: Name, kind: 'partBlock' | 'partInline', tag: 'div' | 'span') =>
  $nodeSchema(name, () => ({
    group: tag === 'span' ? 'inline' : 'block',
    inline: tag === 'span',
    atom: true,
    selectable: true,
    draggable: tag === 'div',
    attrs: { value: {} },
    parseDOM: [{ tag: `${tag}[data-part]`, getAttrs: valueIn }],
    toDOM: ({ attrs }) => [tag, { 'data-part': attrs.value }, attrs.value],
    parseMarkdown: {
      match: ({ type }) => type === kind,
      runner: (state, { value }, type) => state.addNode(type, { value }),
    },
    toMarkdown: {
      match: ({ type }) => type.name === name,
      runner: (state, { attrs }) => state.addNode(kind, undefined, attrs.value),
    },
  }));

/** Node for a part that is a block: a figure, a tool, a call to action, or an unknown directive. */
export const partBlock = part('part_block', 'partBlock', 'div');
/** Node for a part inside a line: a source, a value, a marked word. */
export const partInline = part('part_inline', 'partInline', 'span');

/** Node for a box, whose text is edited in place; `value` is its first line as typed. */
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

import { folded } from '../../../../data/french/spellings.ts';

/** The fields of a Markdown node that are read and written here. */
interface Tree {
  type: string;
  name?: string;
  value?: string;
  title?: string | null;
  alt?: string | null;
  children?: Tree[];
  attributes?: Record<string, unknown> | null;
  data?: { directiveLabel?: boolean };
  position?: { start: { offset?: number; column: number }; end: { offset?: number } };
}

/** Boxes whose words are edited in place; every other part is one unit, rendered by the site's reader and edited in a form. */
const BOXES = new Set(['encadre', 'citation']);
/** Other blocks that become one part each; the part keeps its Markdown as typed. */
const KEPT_BLOCKS = new Set(['leafDirective', 'containerDirective', 'definition']);
const KEPT_WORDS = new Set(['textDirective', 'linkReference', 'imageReference']);

/** Returns the source of a node, without the prefixes of quotes and lists around it. */
function typedOf({ position }: Tree, source: string): string {
  const typed = source.slice(position?.start.offset, position?.end.offset);
  const margin = (position?.start.column ?? 1) - 1;
  if (margin === 0) return typed;
  const [first, ...others] = typed.split('\n');
  return [first, ...others.map((line) => (/^[\s>]*$/.test(line.slice(0, margin)) ? line.slice(margin) : line))].join(
    '\n',
  );
}

const isBox = ({ type, name = '', children = [] }: Tree) =>
  type === 'containerDirective' && BOXES.has(folded(name)) && children.length > 0 && !children[0]?.data?.directiveLabel;
/** « 10:30 » is no part, nor is a colon before a word. */
const isWord = ({ type, children = [], attributes }: Tree) =>
  type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0;

/** A remark plugin: directives and references become parts, which keep what was typed. */
export function textParts() {
  return (tree: Tree, file: { toString: () => string }): void => {
    const source = String(file);
    const within = (node: Tree): void => {
      for (const child of node.children ?? []) {
        // The editor's pictures have both attributes, empty if missing.
        if (child.type === 'image') Object.assign(child, { title: child.title ?? '', alt: child.alt ?? '' });
        else if (isWord(child)) Object.assign(child, { type: 'text', value: typedOf(child, source) });
        else if (isBox(child)) {
          within(child);
          Object.assign(child, { type: 'box', value: typedOf(child, source).split('\n', 1)[0] });
        } else if (KEPT_BLOCKS.has(child.type))
          Object.assign(child, { type: 'partBlock', value: typedOf(child, source), children: [] });
        else if (KEPT_WORDS.has(child.type))
          Object.assign(child, { type: 'partInline', value: typedOf(child, source), children: [] });
        else within(child);
      }
    };
    within(tree);
  };
}

/** Writers of parts: as typed; a box gets as many colons as the boxes inside it need. */
export const partHandlers = {
  partBlock: ({ value }: Tree) => value ?? '',
  partInline: ({ value }: Tree) => value ?? '',
  box(node: Tree, _parent: unknown, state: { containerFlow: (node: Tree, info: unknown) => string }, info: unknown) {
    const inside = state.containerFlow(node, info);
    const runs = inside.split('\n').map((line) => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 2);
    const [, typed = ':::', rest = ''] = /^(:{3,})(.*)$/.exec(node.value ?? '') ?? [];
    const fence = ':'.repeat(Math.max(typed.length, 1 + Math.max(2, ...runs)));
    return `${fence}${rest}\n${inside}\n${fence}`;
  },
};

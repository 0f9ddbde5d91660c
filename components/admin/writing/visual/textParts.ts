import { folded } from '../../../../data/french/spellings.ts';

/** Fields of a Markdown node that this module uses. */
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

/** Boxes whose text is edited in place. Every other part is a unit, rendered by the site's own parser and edited in a form. */
const BOXES = new Set(['encadre', 'citation']);
/** Other Markdown blocks that become a part each; the part keeps its Markdown as typed. */
const KEPT_BLOCKS = new Set(['leafDirective', 'containerDirective', 'definition']);
const KEPT_WORDS = new Set(['textDirective', 'linkReference', 'imageReference']);

/** Returns the typed Markdown of a node, without the prefixes of the quotes and lists around it. */
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
/** Whether a directive is only text: the colon of « 10:30 », or a colon before a word. */
const isWord = ({ type, children = [], attributes }: Tree) =>
  type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0;

/** Remark plugin that turns directives and references into parts, which keep their Markdown as typed. */
export function textParts() {
  return (tree: Tree, file: { toString: () => string }): void => {
    const source = String(file);
    const within = (node: Tree): void => {
      for (const child of node.children ?? []) {
        // Adds both attributes to a picture, empty where it lacks them, since the editor requires them.
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

/** Functions that write parts back to Markdown as typed; a box gets enough colons to contain the boxes in it. */
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

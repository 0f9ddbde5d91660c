import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/kit/prose/commands';
import { type Node, Slice } from '@milkdown/kit/prose/model';
import { liftListItem, wrapInList } from '@milkdown/kit/prose/schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import { isInTable } from '@milkdown/kit/prose/tables';

const named =
  (make: (state: EditorState) => Command): Command =>
  (state, dispatch, view) =>
    make(state)(state, dispatch, view);
const nodeOf = ({ schema }: EditorState, name: string) => {
  const type = schema.nodes[name];
  if (!type) throw new TypeError(`no ${name} in the schema`);
  return type;
};
const markOf = ({ schema }: EditorState, name: string) => {
  const type = schema.marks[name];
  if (!type) throw new TypeError(`no ${name} in the schema`);
  return type;
};

/** Whether the selection is inside a node with this name, at any depth. */
export function isIn({ selection: { $from } }: EditorState, name: string, level?: number): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === name && (level === undefined || node.attrs.level === level)) return true;
  }
  return false;
}

export const hasMark = (state: EditorState, name: string): boolean => {
  const { from, to, empty, $from } = state.selection;
  const type = markOf(state, name);
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
};

export const mark = (name: string) => named((state) => toggleMark(markOf(state, name)));
export const heading = (level: number) =>
  named((state) =>
    isIn(state, 'heading', level)
      ? setBlockType(nodeOf(state, 'paragraph'))
      : setBlockType(nodeOf(state, 'heading'), { level }),
  );
export const list = (name: 'bullet_list' | 'ordered_list') =>
  named((state) => (isIn(state, name) ? liftListItem(nodeOf(state, 'list_item')) : wrapInList(nodeOf(state, name))));
export const quote = named((state) => (isIn(state, 'blockquote') ? lift : wrapIn(nodeOf(state, 'blockquote'))));

/** Whether the caret is in an empty paragraph. */
export const isAtEmptyLine = ({ selection: { $from, empty } }: EditorState): boolean =>
  empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;

/** Inserts parsed Markdown: inline content inside the sentence, a block after the caret's block, or in its place if that is empty. */
export const put =
  (read: Node, isInline: boolean): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const transaction = state.tr;
    if (isInline) {
      if (!read.firstChild) return false;
      transaction.replaceSelection(new Slice(read.firstChild.content, 0, 0));
    } else {
      let depth = 1;
      for (let at = 1; at <= $from.depth; at += 1) if ($from.node(at - 1).type.name === 'box') depth = at;
      const isWhole = state.selection instanceof NodeSelection || $from.depth === 0;
      const [from, to] = isWhole
        ? [state.selection.to, state.selection.to]
        : isAtEmptyLine(state) && $from.depth === depth
          ? [$from.before(depth), $from.after(depth)]
          : [$from.after(depth), $from.after(depth)];
      transaction.replaceWith(from, to, read.content);
      const end = from + read.content.size;
      if (end >= transaction.doc.content.size) transaction.insert(end, nodeOf(state, 'paragraph').create());
      transaction.setSelection(
        TextSelection.near(transaction.doc.resolve(Math.min(end, transaction.doc.content.size)), 1),
      );
    }
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

/** Inserts a footnote's reference at the caret and the note at the end of the text, and moves the caret there. */
export const note: Command = (state, dispatch) => {
  const used: number[] = [];
  state.doc.descendants(({ type, attrs }) => {
    if (type.name.startsWith('footnote_')) used.push(Number(attrs.label) || 0);
  });
  const label = String(Math.max(0, ...used) + 1);
  const { $to } = state.selection;
  if (!$to.parent.inlineContent || isInTable(state)) return false;
  const transaction = state.tr.insert($to.pos, nodeOf(state, 'footnote_reference').create({ label }));
  const { size } = transaction.doc.content;
  const words = nodeOf(state, 'paragraph').create();
  transaction.insert(size, nodeOf(state, 'footnote_definition').create({ label }, words));
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(size + 2)));
  dispatch?.(transaction.scrollIntoView());
  return true;
};

/** Makes a link of the selection, or changes the link at the caret; if nothing is selected, the address is the text of the link. */
export const link =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const type = markOf(state, 'link');
    const transaction = state.tr;
    const range = linkRange(state) ?? { from, to };
    const text = words || href;
    if (empty || state.doc.textBetween(range.from, range.to) !== text)
      transaction.insertText(text, range.from, range.to);
    const end = range.from + (empty || transaction.docChanged ? text.length : range.to - range.from);
    transaction.removeMark(range.from, end, type).addMark(range.from, end, type.create({ href }));
    transaction.removeStoredMark(type);
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

/** The link around the caret. */
export function linkRange(state: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = state.selection;
  const type = markOf(state, 'link');
  const own = type.isInSet($from.marks()) ?? ($from.nodeAfter && type.isInSet($from.nodeAfter.marks));
  if (!own) return undefined;
  let from = $from.start();
  let found: { from: number; to: number } | undefined;
  $from.parent.forEach((child) => {
    const to = from + child.nodeSize;
    if (own.isInSet(child.marks))
      found = found && found.to === from ? { from: found.from, to } : (found ?? { from, to });
    from = to;
  });
  return found && { ...found, href: String(own.attrs.href) };
}

import { Fragment, type Node, Slice } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin, TextSelection } from '@milkdown/kit/prose/state';
import { isInTable } from '@milkdown/kit/prose/tables';
import { $prose } from '@milkdown/kit/utils';

const childrenOf = (node: Node | Fragment): Node[] =>
  Array.from({ length: node.childCount }, (_, at) => (node as Fragment).child(at));

/** Returns the rows of cells in a slice; none if the slice contains anything else. */
function rowsIn({ content }: Slice): Node[][] {
  const kinds = childrenOf(content).map((node) => String(node.type.spec.tableRole));
  if (kinds.every((kind) => kind === 'table')) return childrenOf(content).flatMap(childrenOf).map(childrenOf);
  if (kinds.every((kind) => kind === 'row')) return childrenOf(content).map(childrenOf);
  return kinds.every((kind) => /cell$/.test(kind)) ? [childrenOf(content)] : [];
}

/** Joins the paragraphs of a slice into a single line. */
function lineOf({ content }: Slice, { schema }: EditorState): { line: Fragment; count: number } {
  let line = Fragment.empty;
  let count = 0;
  content.descendants((node) => {
    if (!node.isTextblock) return true;
    if (count > 0) line = line.addToEnd(schema.text(' '));
    line = line.append(node.content);
    count += 1;
    return false;
  });
  return { line, count };
}

/**
 * Pastes cells into a table from the caret on, and adds rows and columns where necessary. The library's own paste drops head cells pasted
 * into the body and makes a cell of each paragraph; here the paragraphs of a cell become one line.
 */
export const pastedCells = $prose(
  () =>
    new Plugin({
      props: {
        handlePaste(view, { clipboardData }, slice) {
          const { state } = view;
          const rows = rowsIn(slice);
          // Drops the empty last row that `pastedHtml` adds to a row copied alone.
          const pasted = rows.filter(
            (cells, at) => at === 0 || at < rows.length - 1 || cells.some(({ textContent }) => textContent !== ''),
          );
          if (!isInTable(state) || pasted.length === 0) return false;
          if (!/<t[dr]\b/i.test(clipboardData?.getData('text/html') ?? '')) {
            const { line, count } = lineOf(slice, state);
            if (count > 1) view.dispatch(state.tr.replaceSelection(new Slice(line, 0, 0)).scrollIntoView());
            return count > 1;
          }
          const { $from } = state.selection;
          let depth = $from.depth;
          while ($from.node(depth).type.spec.tableRole !== 'table') depth -= 1;
          const [table, top, left] = [$from.node(depth), $from.index(depth), $from.index(depth + 1)];
          const [head, body] = [table.child(0), table.child(1)];
          const wide = Math.max(head.childCount, left + Math.max(...pasted.map(({ length }) => length)));
          const high = Math.max(table.childCount, top + pasted.length);
          const grid = Array.from({ length: high }, (_, down) => {
            const { type } = down === 0 ? head : body;
            const cell = (down === 0 ? head : body).child(0).type;
            const cells = Array.from({ length: wide }, (_, right) => {
              const old = table.maybeChild(down)?.maybeChild(right);
              const own = pasted[down - top]?.[right - left] ?? old;
              const attrs = { alignment: head.maybeChild(right)?.attrs.alignment ?? null };
              return cell.createAndFill(attrs, own?.content) as Node;
            });
            return type.create(null, cells);
          });
          const at = $from.before(depth);
          const transaction = state.tr.replaceWith(at, at + table.nodeSize, table.copy(Fragment.from(grid)));
          view.dispatch(
            transaction.setSelection(TextSelection.near(transaction.doc.resolve($from.pos))).scrollIntoView(),
          );
          return true;
        },
      },
    }),
);

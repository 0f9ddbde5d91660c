import { typo } from '../../data/french/typo.ts';

/** What this plugin reads and writes of a page's tree. */
interface Part {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Part[];
}

/** Two columns fit on any phone. */
const MOST = 2;
const all = (part: Part, tag: string): Part[] =>
  (part.children ?? []).flatMap((child) => (child.tagName === tag ? [child] : all(child, tag)));
const words = ({ value, children = [] }: Part): string => value ?? children.map(words).join('');
/** A cell that says little without its column: a number, an hour, a date. */
const isBare = (text: string) => text.length <= 10 && /^\d/.test(text);

function label(table: Part): void {
  const columns = all(table, 'th').map(words);
  const named = columns.filter(Boolean);
  if (named.length > 0) table.properties = { ...table.properties, ariaLabel: typo(`Tableau : ${named.join(', ')}`) };
  if (columns.length <= MOST) return;
  table.properties = { ...table.properties, dataStacks: '' };
  for (const body of all(table, 'tbody'))
    for (const row of all(body, 'tr'))
      for (const [index, cell] of all(row, 'td').entries())
        if (columns[index] && words(cell) && (index > 0 || isBare(words(cell))))
          cell.properties = { ...cell.properties, dataLabel: typo(columns[index]) };
}

/**
 * A rehype plugin: a table is named by its columns, for screen readers, and each cell of a table of more than two columns knows its column, for phones, where a row is a list.
 */
export function tableLabels() {
  return (tree: Part): void => all(tree, 'table').forEach(label);
}

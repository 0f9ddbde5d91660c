import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import { typo } from '../../data/french/typo.ts';
import { type MarkdownNode, textOf } from './markdownTree.ts';

/** Kinds of chart a small table may become, by keyword. */
const KINDS = ['barres', 'courbes', 'ecarts', 'entonnoir'] as const;
const MOST_ROWS = 24;

type Read = { figure: ArticleFigure } | { refused: string };
type Value = number | null;

/** Parses « 1 234,5 » and « - 3 » as numbers; empty or a dash is a missing value. */
function numberIn(text: string): Value | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  if (/^(-|–|—|)$/.test(bare)) return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}

const digitsOf = (cells: readonly string[]): number =>
  Math.min(2, Math.max(0, ...cells.map((cell) => cell.match(/[,.](\d+)\s*$/)?.[1]?.length ?? 0)));

const isNumber = (value: Value): value is number => value !== null;

interface Table {
  /** The names of the columns of values. */
  columns: string[];
  rows: { label: string; cells: string[]; values: Value[] }[];
}

/**
 * Reads a small table.
 * @returns a sentence when it is no valid table.
 */
function tableOf(node: MarkdownNode): Table | string {
  const [head, ...body] = (node.children ?? []).map((row) => (row.children ?? []).map((cell) => textOf(cell).trim()));
  const columns = (head ?? []).slice(1).map(typo);
  if (columns.length === 0 || body.length === 0)
    return 'Son tableau a besoin d’une colonne de noms et d’une colonne de valeurs au moins.';
  if (body.length > MOST_ROWS) return `Son tableau a ${MOST_ROWS} lignes au plus.`;
  const rows = [];
  for (const [label = '', ...cells] of body) {
    const values = columns.map((_, index) => numberIn(cells[index] ?? ''));
    const wrong = values.indexOf(undefined);
    if (wrong >= 0) return `« ${cells[wrong]} » n’est pas un nombre : l’unité se dit une fois, dans unite="…".`;
    rows.push({ label: typo(label), cells, values: values as Value[] });
  }
  if (!rows.some(({ values }) => values.some(isNumber))) return 'Son tableau ne contient aucun nombre.';
  return { columns, rows };
}

/** Returns the figure a small table describes, or its fault as a French sentence. */
export function figureOf(
  node: MarkdownNode,
  attributes: Record<string, string | null | undefined>,
  sources: readonly string[],
): Read {
  const kind = KINDS.find((known) => known === (attributes.type ?? 'barres'));
  if (!kind) return { refused: `Son type est l’un de : ${KINDS.join(', ')}.` };
  const title = attributes.titre?.trim();
  const measure = attributes.mesure?.trim();
  if (!title || !measure)
    return {
      refused: 'Elle a besoin de titre="ce qu’elle montre" et de mesure="ce qui est mesuré, où, en quelle unité".',
    };
  const table = tableOf(node);
  if (typeof table === 'string') return { refused: table };
  const { columns, rows } = table;
  const about = {
    title: typo(title),
    measure: typo(measure),
    ...(sources.length > 0 && { sources }),
    ...(attributes.note && { note: typo(attributes.note) }),
  };
  const unit = typo(attributes.unite ?? '');
  const digits = digitsOf(rows.flatMap(({ cells }) => cells));
  const column = (index: number) => rows.map(({ values }) => values[index] ?? null);
  const [first = '', second] = columns;
  switch (kind) {
    case 'barres':
      if (columns.length > 3) return { refused: 'Des barres ont trois séries au plus.' };
      return {
        figure: {
          ...about,
          type: 'groups',
          unit,
          digits,
          series: [first, ...columns.slice(1)],
          groups: rows.map(({ label, values }) => ({ label, values })),
        },
      };
    case 'courbes': {
      if (columns.length > 4) return { refused: 'Des courbes sont quatre au plus.' };
      const along = rows.map(({ label }) => numberIn(label));
      const rising = along.every(
        (at, index) => typeof at === 'number' && (index === 0 || at > (along[index - 1] ?? at)),
      );
      if (!rising || rows.length < 3)
        return {
          refused: 'La première colonne de courbes compte trois nombres au moins, qui montent : des années, des mois.',
        };
      const label = typo(textOf(node.children?.[0]?.children?.[0] ?? { type: 'text', value: '' }).trim() || 'Temps');
      return {
        figure: {
          ...about,
          type: 'curves',
          x: { label, values: along as number[] },
          unit,
          digits,
          series: columns.map((name, index) => ({ name, values: column(index), hot: index === columns.length - 1 })),
        },
      };
    }
    case 'ecarts':
      if (columns.length > 2) return { refused: 'Des écarts ont deux colonnes de valeurs au plus.' };
      return {
        figure: {
          ...about,
          type: 'ranges',
          unit,
          digits,
          signed: rows.some(({ values }) => values.some((value) => value !== null && value < 0)),
          dots: second === undefined ? [first] : [first, second],
          rows: rows.map(({ label, values }) => ({ label, values })),
        },
      };
    case 'entonnoir': {
      const steps = rows.map(({ label, values: [value] }) => ({ label, value: value ?? -1 }));
      if (columns.length > 1 || steps.length < 2 || steps.some(({ value }) => value < 0) || !steps[0]?.value)
        return { refused: 'Un entonnoir a une colonne de valeurs, deux étapes au moins, et un nombre à chacune.' };
      return { figure: { ...about, type: 'funnel', unit: unit || first, steps } };
    }
  }
}

import type { ArticleFigure, RangesFigure } from '../../../data/articles/figureTypes.ts';
import { doctrine } from '../../../data/blog/method.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, percent } from '../../../data/french/frenchNumbers.ts';

/** A part of a whole, with as many decimals as it needs to say something: `0,4 %`, `12 %`. */
export const shareText = (part: number, whole: number): string => {
  const share = whole === 0 ? 0 : part / whole;
  return percent(share, share > 0 && share < 0.1 ? 1 : 0);
};

const MISSING = doctrine.missing.word;

/** Both ends, so that a range is read at once. */
const rangeText = ([low, high]: readonly [number, number], { unit, digits = 0, signed = false }: RangesFigure) =>
  `de\u00a0${decimal(low, digits, signed)} à\u00a0${decimal(high, digits, signed)}${unit && `\u00a0${unit}`}`;

/** The figure's values as a table, for readers without the drawing. */
export function figureTable(figure: ArticleFigure): DataTable {
  const caption = figure.measure;
  if (figure.type === 'funnel')
    return {
      caption,
      columns: [
        { label: 'Étape' },
        { label: 'Nombre', digits: 0, unit: '' },
        { label: 'De l’étape précédente', digits: 0 },
      ],
      rows: figure.steps.map(({ label, value }, index) => ({
        cells: [label, value, index === 0 ? null : shareText(value, figure.steps[index - 1]?.value ?? 0)],
      })),
    };
  const { unit, digits = 0 } = figure;
  const column = (label: string) => ({ label, digits, ...(unit && { unit }) });
  if (figure.type === 'curves')
    return {
      caption,
      columns: [{ label: figure.x.label }, ...figure.series.map(({ name }) => column(name))],
      rows: figure.x.values.map((x, index) => ({
        cells: [
          // A year has no thousands.
          x > 1900 && x < 2100 ? String(x) : decimal(x, Number.isInteger(x) ? 0 : 1),
          ...figure.series.map(({ values }) => values[index] ?? MISSING),
        ],
      })),
    };
  if (figure.type === 'groups')
    return {
      caption,
      columns: [{ label: 'Groupe' }, ...figure.series.map(column)],
      rows: figure.groups.map(({ label, values }) => ({ cells: [label, ...values.map((value) => value ?? MISSING)] })),
    };
  const signed = figure.signed ?? false;
  return {
    caption,
    columns: [
      { label: 'Ligne' },
      ...figure.dots.map((label) => ({ ...column(label), signed })),
      ...(figure.range ? [{ label: figure.range }] : []),
    ],
    rows: figure.rows.map(({ label, values, range }) => ({
      cells: [
        label,
        ...values.map((value) => value ?? (range ? '—' : MISSING)),
        ...(figure.range ? [range ? rangeText(range, figure) : '—'] : []),
      ],
    })),
  };
}

import type { Chart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { formatCell } from '../../ui/formatNumber.ts';

/** The chart's values as a table, for readers without the drawing. */
function chartTable(chart: Chart): DataTable {
  const caption = chart.measure;
  switch (chart.type) {
    case 'columns':
      return {
        caption,
        columns: [{ label: 'Période' }, { label: 'Valeur', digits: chart.digits }, { label: 'Nature' }],
        rows: chart.bars.map(({ label, value, forecast }) => ({
          cells: [label, value, forecast ? 'prévision' : 'réalisé'],
        })),
      };
    case 'bars':
      return {
        caption,
        columns: [
          { label: 'Catégorie' },
          { label: 'Valeur', digits: chart.digits, ...(chart.unit && { unit: chart.unit }) },
        ],
        rows: chart.rows.map(({ label, value }) => ({ cells: [label, value] })),
      };
    case 'map':
      return {
        caption,
        columns: [
          { label: 'Nom' },
          { label: chart.x.label, digits: chart.x.digits ?? 0 },
          { label: chart.y.label, digits: chart.y.digits ?? 0 },
        ],
        rows: chart.points.map(({ label, x, y }) => ({ cells: [label, x, y] })),
      };
    case 'gantt':
      return {
        caption,
        columns: [{ label: 'Chantier ou jalon' }, { label: 'Début' }, { label: 'Fin' }],
        rows: [
          ...chart.tasks.map(({ label, from, to }) => ({ cells: [label, `M${from}`, `M${to}`] })),
          ...chart.milestones.map(({ label, month }) => ({ cells: [label, `M${month}`, `M${month}`] })),
        ],
      };
    case 'dots':
      return {
        caption,
        columns: [{ label: 'Nom' }, ...chart.columns.map((label) => ({ label, digits: chart.digits ?? 0 }))],
        rows: chart.rows.map(({ label, values }) => ({ cells: [label, ...values] })),
      };
    case 'flow':
      return {
        caption,
        columns: [{ label: 'Version' }, { label: 'Étape' }, { label: 'Minutes', digits: 0 }],
        rows: chart.lanes.flatMap((lane) =>
          lane.steps.map(({ label, minutes }) => ({ cells: [lane.label, label, minutes] })),
        ),
      };
    case 'lines':
      // With more than eight labels, each label is a row of the table, not a column.
      if (chart.labels.length > 8)
        return {
          caption,
          columns: [{ label: 'Période' }, ...chart.series.map(({ name }) => ({ label: name, digits: chart.digits }))],
          rows: chart.labels.map((label, index) => ({
            cells: [label, ...chart.series.map(({ values }) => values[index] ?? null)],
          })),
        };
      return {
        caption,
        columns: [{ label: 'Série' }, ...chart.labels.map((label) => ({ label, digits: chart.digits }))],
        rows: chart.series.map(({ name, values }) => ({ cells: [name, ...values] })),
      };
    case 'balance':
      return {
        caption,
        columns: [{ label: 'Période' }, { label: 'Cumul', digits: chart.digits, unit: chart.unit }],
        rows: chart.bars.map(({ label, value }) => ({ cells: [label, value] })),
      };
  }
}

/** The chart's values in words, for readers without the drawing. */
export function chartWords(chart: Chart): string {
  const { columns, rows } = chartTable(chart);
  const lines = rows.map((row) => {
    const [name, ...values] = columns.map((column, index) => {
      const text = formatCell(row.cells[index], column, row);
      return index > 1 && text ? `${column.label} ${text}` : text;
    });
    return `${name}\u00a0: ${values.filter(Boolean).join(', ')}`;
  });
  return `${lines.join('\u202f; ')}.`;
}

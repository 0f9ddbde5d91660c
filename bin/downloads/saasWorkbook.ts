import { writeXlsx } from 'hucre';
import { criteria, referenceUsers, scoreOf, vendors, yearOneCost } from '../../data/examples/saasComparison/model.ts';
import { site } from '../../data/site.ts';
import { formats, Grid } from './Grid.ts';

const LETTERS = ['B', 'C', 'D', 'E', 'F', 'G'] as const;
const USERS = 4;

function summary(): Grid {
  const grid = new Grid('Synthèse', [22, 12, 12, 16, 16, 14], { freezePane: { rows: 1, columns: 1 } });
  grid.row(1, ['Acteur', 'Score', 'Prix (€)', 'Année 1 (€)', 'Mise en route (€)', 'Part du panel'], 'head');
  vendors.forEach((vendor, index) => {
    const row = index + 2;
    grid.row(row, [
      vendor.name,
      { formula: `SUMPRODUCT(Notes!B${row}:G${row},Pondérations!$B$2:$G$2)/4`, result: scoreOf(vendor.marks) },
    ]);
    grid.row(row, [null, null, vendor.price], 'input', formats.whole);
    grid.row(
      row,
      [null, null, null, { formula: `C${row}*Pondérations!$B$${USERS}*12+E${row}`, result: yearOneCost(vendor) }],
      'plain',
      formats.whole,
    );
    grid.row(row, [null, null, null, null, vendor.setup], 'input', formats.whole);
    grid.row(row, [null, null, null, null, null, vendor.share / 100], 'input', formats.percent);
  });
  return grid.row(9, ['Cellules bleues : à modifier. Données d’illustration, éditeurs anonymes.'], 'note');
}

function marks(): Grid {
  const grid = new Grid('Notes', [22, ...LETTERS.map(() => 15)], { freezePane: { rows: 1, columns: 1 } });
  grid.row(1, ['Acteur', ...criteria.map(({ name }) => name)], 'head');
  vendors.forEach((vendor, index) => {
    grid.row(index + 2, [vendor.name, ...vendor.marks], 'input', formats.whole);
  });
  const averages = LETTERS.map((letter, index) => ({
    formula: `AVERAGE(${letter}2:${letter}7)`,
    result: vendors.reduce((sum, vendor) => sum + (vendor.marks[index] ?? 0), 0) / vendors.length,
  }));
  return grid.row(8, ['Moyenne', ...averages], 'total');
}

function weights(): Grid {
  const grid = new Grid('Pondérations', [28, ...LETTERS.map(() => 15), 10]);
  grid.row(1, ['Famille', ...criteria.map(({ name }) => name), 'Total'], 'head');
  grid.row(2, ['Poids', ...criteria.map(({ weight }) => weight)], 'input', formats.whole);
  grid.row(
    2,
    [...Array.from({ length: 7 }, () => null), { formula: 'SUM(B2:G2)', result: 100 }],
    'total',
    formats.whole,
  );
  return grid.row(USERS, ['Utilisateurs', referenceUsers], 'input', formats.whole);
}

/** The comparison as a workbook: change a weight, a mark or a price and the scores follow. */
export const saasWorkbook = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [summary(), marks(), weights()].map((grid) => grid.sheet()),
    properties: { title: 'Comparatif SaaS B2B, exemple illustratif', creator: site.brand },
  });

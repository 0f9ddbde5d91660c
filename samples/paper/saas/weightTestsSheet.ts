import { families } from '../../models/saasComparison/criteria.ts';
import { rivals, scoreOf, shiftedWeights, today, weightTests } from '../../models/saasComparison/model.ts';
import { blanks, live } from '../entries.ts';
import { formats, Grid } from '../Grid.ts';
import {
  improvedRow,
  inputCell,
  letterAt,
  ownRow,
  rivalRows,
  SUMMARY,
  summaryFamily,
  weightCell,
  weightRange,
} from './cells.ts';

const { whole, months: tenth } = formats;
const [firstFamily, lastFamily] = [summaryFamily(0), summaryFamily(families.length - 1)];

/** The rank of the offer when each family in turn weighs more. */
export function weightTestsSheet(): Grid {
  const grid = new Grid('Essai des pondérations', [
    22,
    ...families.map(() => 12),
    12,
    14,
    ...rivals.map(() => 12),
    12,
    16,
  ]);
  const own = letterAt(7);
  const then = letterAt(8);
  const rivalColumns = rivals.map((_, index) => letterAt(9 + index));
  const [from, to] = [rivalColumns[0], rivalColumns.at(-1)];
  grid.row(1, ['Votre rang si une famille pèse davantage'], 'title');
  grid.row(
    3,
    [
      'Famille renforcée',
      ...families.map(({ name }) => `Poids ${name.toLowerCase()}`),
      'Vous',
      'Lacunes comblées',
      ...rivals.map(({ name }) => name),
      'Rang',
      'Rang, lacunes comblées',
    ],
    'head',
  );
  weightTests.forEach(({ name, today: now, improved: after, improvedScore }, index) => {
    const row = 4 + index;
    const by = shiftedWeights(index);
    const weights = families.map((_, family) =>
      live(
        family === index
          ? `${weightCell(family)}+${inputCell.shift}`
          : `${weightCell(family)}-${inputCell.shift}*${weightCell(family)}/(SUM(${weightRange})-${weightCell(index)})`,
        by[family] ?? 0,
      ),
    );
    const score = (at: number) =>
      `SUMPRODUCT(${SUMMARY}!$${firstFamily}$${at}:$${lastFamily}$${at},$B${row}:$G${row})/SUM($B${row}:$G${row})*25`;
    grid.row(
      row,
      [
        name,
        ...weights,
        live(score(ownRow), scoreOf(today, by)),
        live(score(improvedRow), improvedScore),
        ...rivals.map((rival, rank) => live(score(rivalRows[rank] ?? 0), scoreOf(rival, by))),
      ],
      'plain',
      tenth,
    );
    grid.row(
      row,
      [
        ...blanks(14),
        live(`1+SUMPRODUCT(--(${from}${row}:${to}${row}>${own}${row}))`, now),
        live(`1+SUMPRODUCT(--(${from}${row}:${to}${row}>${then}${row}))`, after),
      ],
      'plain',
      whole,
    );
  });
  return grid;
}

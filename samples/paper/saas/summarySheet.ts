import { type Actor, actors, families } from '../../models/saasComparison/criteria.ts';
import {
  advised,
  advisedPrice,
  familyMarks,
  rankOf,
  scoreOf,
  today,
  yearOneCost,
} from '../../models/saasComparison/model.ts';
import { blanks, live } from '../entries.ts';
import { formats, Grid } from '../Grid.ts';
import {
  actorRow,
  familyStart,
  improvedColumn,
  improvedRow,
  inputCell,
  marksColumn,
  NOTES,
  ownRow,
  SUMMARY,
  summaryFamily,
  weightRange,
} from './cells.ts';

const { whole, percent, months: tenth, money } = formats;
const [firstFamily, lastFamily] = [summaryFamily(0), summaryFamily(families.length - 1)];

/** Score, price, first-year cost and rank of the six, then of the offer once improved, with the marks by family. */
export function summarySheet(): Grid {
  const last = actorRow(actors.length - 1);
  const grid = new Grid(SUMMARY, [30, 10, 16, 16, 16, 8, 14, ...families.map(() => 14)], {
    freezePane: { rows: 3, columns: 1 },
    charts: [
      {
        type: 'bar',
        title: 'Score sur 100',
        series: [{ name: 'Score', values: `B4:B${last}`, categories: `A4:A${last}`, color: '2346C7' }],
        legend: false,
        dataLabels: { showValue: true },
        anchor: { from: { row: 13, col: 0 }, to: { row: 30, col: 4 } },
      },
      {
        type: 'scatter',
        title: 'Prix par utilisateur (€) et score',
        series: actors.map((actor, index) => ({
          name: actor.name,
          values: `B${actorRow(index)}:B${actorRow(index)}`,
          categories: `C${actorRow(index)}:C${actorRow(index)}`,
        })),
        legend: 'right',
        anchor: { from: { row: 13, col: 5 }, to: { row: 30, col: 12 } },
      },
    ],
  });
  grid.row(1, ['Six acteurs : score pondéré et coût de la première année'], 'title');
  grid.row(
    3,
    [
      'Acteur',
      'Score',
      'Prix par mois (€)',
      'Mise en route (€)',
      'Année 1 (€)',
      'Rang',
      'Part du panel',
      ...families.map(({ name }) => name),
    ],
    'head',
  );
  const line = (row: number, name: string, actor: Actor, column: string) => {
    const marks = familyMarks(actor);
    grid.row(
      row,
      [
        name,
        live(
          `SUMPRODUCT(${firstFamily}${row}:${lastFamily}${row},${weightRange})/SUM(${weightRange})*25`,
          scoreOf(actor),
        ),
      ],
      'plain',
      tenth,
    );
    grid.row(row, [...blanks(4), live(`C${row}*${inputCell.users}*12+D${row}`, yearOneCost(actor))], 'plain', whole);
    grid.row(
      row,
      [
        ...blanks(7),
        ...marks.map((mark, family) =>
          live(`AVERAGE(${NOTES}!${column}${familyStart(family)}:${column}${familyStart(family + 1) - 1})`, mark),
        ),
      ],
      'plain',
      money,
    );
  };
  actors.forEach((actor, index) => {
    const row = actorRow(index);
    line(row, actor.name, actor, marksColumn(index));
    grid.row(row, [...blanks(2), actor.price, actor.setup], 'input', whole);
    grid.row(
      row,
      [...blanks(5), live(`1+SUMPRODUCT(--($B$4:$B$${last}>B${row}))`, rankOf(actor, actors))],
      'plain',
      whole,
    );
    grid.row(row, [...blanks(6), actor.share / 100], 'input', percent);
  });
  line(improvedRow, 'Votre offre, lacunes comblées', advised, improvedColumn);
  grid.row(
    improvedRow,
    [...blanks(2), live("'Prix et épreuve'!$B$3", advisedPrice), live(`D${ownRow}`, today.setup)],
    'plain',
    whole,
  );
  grid.row(
    improvedRow + 1,
    [
      'Moyenne des six',
      ...blanks(6),
      ...families.map((_, family) =>
        live(
          `AVERAGE(${summaryFamily(family)}4:${summaryFamily(family)}${last})`,
          actors.reduce((sum, actor) => sum + (familyMarks(actor)[family] ?? 0), 0) / actors.length,
        ),
      ),
    ],
    'total',
    money,
  );
  return grid.row(
    improvedRow + 2,
    ['Cellules bleues : à modifier. Données d’illustration, éditeurs anonymes, prix hors taxes au 18 juillet 2025.'],
    'note',
  );
}

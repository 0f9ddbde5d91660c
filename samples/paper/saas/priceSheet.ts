import {
  advisedPrice,
  beats,
  duels,
  improved,
  priceTests,
  rivals,
  today,
  yearOneCost,
} from '../../models/saasComparison/model.ts';
import { blanks, live } from '../entries.ts';
import { formats, Grid } from '../Grid.ts';
import { improvedRow, inputCell, ownRow, rivalRows, SUMMARY } from './cells.ts';

const { whole, percent, months: tenth } = formats;

/** Prices tried for the improved offer, the one that follows from the rule, then the conclusion put to each rival. */
export function priceSheet(): Grid {
  const name = 'Prix et épreuve';
  const grid = new Grid(name, [32, 16, 16, 20, 22, 16, 16, 16, 16, 12]);
  const first = 6;
  const end = first + priceTests.length - 1;
  const at = (row: number, column: string) => `${SUMMARY}!$${column}$${row}`;
  grid.row(1, ['Prix essayés, lacunes comblées'], 'title');
  grid.row(
    3,
    [
      'Prix retenu (€)',
      live(`IF(COUNT(J${first}:J${end})=0,"aucun prix essayé",MAX(J${first}:J${end}))`, advisedPrice),
    ],
    'total',
    whole,
  );
  grid.row(
    5,
    [
      'Prix par mois (€)',
      'Année 1 (€)',
      'Écart le plus faible',
      'Ventes qu’on peut perdre',
      ...rivals.map((rival) => `Sous ${rival.name}`),
      'Prix admis',
    ],
    'head',
  );
  priceTests.forEach(({ price, cost, discount, spare }, index) => {
    const row = first + index;
    const offer = improved(price);
    grid.row(row, [price, live(`A${row}*${inputCell.users}*12+${at(ownRow, 'D')}`, cost)], 'plain', whole);
    grid.row(
      row,
      [...blanks(2), live(`IF(COUNT(E${row}:I${row})=0,"aucun devancé",MIN(E${row}:I${row}))`, discount)],
      'plain',
      percent,
    );
    grid.row(
      row,
      [
        ...blanks(3),
        live(`${inputCell.won}-ROUNDUP(${inputCell.won}*${at(ownRow, 'C')}/A${row}-0.000000001,0)`, spare),
      ],
      'plain',
      whole,
    );
    grid.row(
      row,
      [
        ...blanks(4),
        ...rivalRows.map((rivalRow, rank) => {
          const rival = rivals[rank] ?? today;
          return live(
            `IF(AND(${at(improvedRow, 'B')}>=${at(rivalRow, 'B')},B${row}<=${at(rivalRow, 'E')}),1-B${row}/${at(rivalRow, 'E')},"")`,
            beats(offer, rival) ? 1 - cost / yearOneCost(rival) : '',
          );
        }),
      ],
      'plain',
      percent,
    );
    grid.row(
      row,
      [
        ...blanks(9),
        live(
          `IF(ISNUMBER(C${row}),IF(C${row}>=${inputCell.discount},A${row},""),"")`,
          price <= advisedPrice ? price : '',
        ),
      ],
      'plain',
      whole,
    );
  });
  const head = end + 3;
  grid.row(
    head,
    ['L’offre au prix retenu, face à', 'Écart de score', 'Écart de coût (€)', 'Par point (€)', 'Cet éditeur est…'],
    'head',
  );
  duels.forEach(({ name: rival, score, cost, perPoint, verdict }, index) => {
    const row = head + 1 + index;
    const rivalRow = rivalRows[index] ?? 0;
    grid.row(row, [rival, live(`${at(improvedRow, 'B')}-${at(rivalRow, 'B')}`, score)], 'plain', tenth);
    grid.row(
      row,
      [
        ...blanks(2),
        live(`${at(improvedRow, 'E')}-${at(rivalRow, 'E')}`, cost),
        live(`IF(B${row}*C${row}>0,C${row}/B${row},"")`, perPoint ?? ''),
      ],
      'plain',
      formats.thousands,
    );
    grid.row(row, [
      ...blanks(4),
      live(
        `IF(AND(B${row}>=0,C${row}<=0),"devancé",IF(AND(B${row}<=0,C${row}>=0),"devant",IF(B${row}>0,"moins cher, moins bon","meilleur, plus cher")))`,
        verdict,
      ),
    ]);
  });
  return grid;
}

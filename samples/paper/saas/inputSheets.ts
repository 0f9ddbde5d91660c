import {
  actors,
  families,
  leastDiscount,
  losses,
  missingIntegrations,
  reasons,
  referenceUsers,
  scale,
  weightShift,
  won,
} from '../../models/saasComparison/criteria.ts';
import { improved, lost, lostFor, marksOf, today, weights } from '../../models/saasComparison/model.ts';
import { formats, Grid } from '../Grid.ts';
import { familyStart, letterAt, marksColumn, NOTES, WEIGHTS } from './cells.ts';

const { whole } = formats;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The 42 marks of each actor, and those the offer reaches once its gaps are filled. */
export function marksSheet(): Grid {
  const grid = new Grid(NOTES, [18, 30, ...actors.map(() => 12), 24], { freezePane: { rows: 1, columns: 2 } });
  grid.row(1, ['Famille', 'Critère', ...actors.map(({ name }) => name), 'Votre offre, lacunes comblées'], 'head');
  const [now, then] = [marksOf(today), marksOf(improved())];
  const own = marksColumn(actors.indexOf(today));
  families.forEach(({ name, criteria }, family) => {
    criteria.forEach((criterion, index) => {
      const row = familyStart(family) + index;
      grid.row(row, [name, criterion]);
      grid.row(row, [null, null, ...actors.map((actor) => marksOf(actor)[family]?.[index] ?? 0)], 'input', whole);
      const reached = then[family]?.[index] ?? 0;
      const planned = reached !== now[family]?.[index];
      const last = [
        ...Array.from({ length: 2 + actors.length }, () => null),
        planned ? reached : { formula: `${own}${row}`, result: reached },
      ];
      grid.row(row, last, planned ? 'input' : 'plain', whole);
    });
  });
  return grid.row(
    familyStart(families.length) + 1,
    [`Échelle : ${scale.map((word, mark) => `${mark} ${word}`).join(', ')}. Données d’illustration.`],
    'note',
  );
}

/** Weights of the families and the other inputs of the study. */
export function weightsSheet(): Grid {
  const total = letterAt(families.length + 1);
  const grid = new Grid(WEIGHTS, [46, ...families.map(() => 15), 10]);
  grid.row(1, ['Pondérations et paramètres : cellules bleues à modifier'], 'title');
  grid
    .row(2, ['Famille', ...families.map(({ name }) => name), 'Total'], 'head')
    .row(3, ['Poids', ...weights], 'input', whole);
  grid.row(
    3,
    [
      ...Array.from({ length: families.length + 1 }, () => null),
      { formula: `SUM(B3:${letterAt(families.length)}3)`, result: sum(weights) },
    ],
    'total',
    whole,
  );
  grid.row(4, [`Le score ramène le total à 100 : la somme en ${total}3 peut changer.`], 'note');
  grid.row(6, ['Utilisateurs de l’équipe de référence', referenceUsers], 'input', whole);
  grid.row(7, ['Écart de coût à garder sous les éditeurs devancés', leastDiscount], 'input', formats.percent);
  grid.row(8, ['Points ajoutés à une famille dans l’essai des pondérations', weightShift], 'input', whole);
  return grid.row(9, ['Affaires gagnées en 2024', won], 'input', whole);
}

/** Why deals were lost, to whom, for want of which integration. */
export function lossesSheet(): Grid {
  const grid = new Grid('Affaires perdues', [26, ...reasons.map(() => 15), 10]);
  const last = 3 + losses.length;
  grid
    .row(1, ['Affaires perdues en 2024, par gagnant et par motif'], 'title')
    .row(3, ['Gagnant', ...reasons, 'Total'], 'head');
  losses.forEach(({ to, counts }, index) => {
    grid.row(4 + index, [to, ...counts], 'input', whole);
    grid.row(
      4 + index,
      [
        ...Array.from({ length: reasons.length + 1 }, () => null),
        { formula: `SUM(B${4 + index}:F${4 + index})`, result: sum(counts) },
      ],
      'plain',
      whole,
    );
  });
  grid.row(
    last + 1,
    [
      'Total',
      ...reasons.map((reason, index) => ({
        formula: `SUM(${letterAt(1 + index)}4:${letterAt(1 + index)}${last})`,
        result: lostFor(reason),
      })),
      { formula: `SUM(G4:G${last})`, result: lost },
    ],
    'total',
    whole,
  );
  grid.row(last + 3, ['Intégration demandée', 'Affaires'], 'head');
  missingIntegrations.forEach(({ name, count }, index) => {
    grid.row(last + 4 + index, [name, count], 'input', whole);
  });
  const end = last + 4 + missingIntegrations.length;
  return grid.row(
    end,
    ['Total', { formula: `SUM(B${last + 4}:B${end - 1})`, result: sum(missingIntegrations.map(({ count }) => count)) }],
    'total',
    whole,
  );
}

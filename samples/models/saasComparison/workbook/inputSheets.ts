import { blanks, each, formats, Grid, letterAt } from '../../../paper/Grid.ts';
import { sum } from '../../../parts.ts';
import {
  actors,
  families,
  leastDiscount,
  losses,
  missingIntegrations,
  plannedMark,
  reasons,
  referenceUsers,
  scale,
  today,
  weightShift,
  won,
} from '../criteria.ts';

const { whole, percent } = formats;
const NOTES = 'Notes';
const WEIGHTS = 'Pondérations';

/** Row of a family's first criterion on the sheet of the marks; those of a family follow each other. */
const familyStart = (family: number): number => 2 + sum(families.slice(0, family), ({ criteria }) => criteria.length);
/** The marks of a family: of an actor by its place, of the offer once improved after the last one. */
export const familyRange = (actor: number, family: number): string =>
  `${NOTES}!${letterAt(2 + actor)}${familyStart(family)}:${letterAt(2 + actor)}${familyStart(family + 1) - 1}`;
export const weightCell = (family: number): string => `${WEIGHTS}!$${letterAt(1 + family)}$3`;
export const weightRange = `${WEIGHTS}!$B$3:$${letterAt(families.length)}$3`;
export const inputCell = {
  users: `${WEIGHTS}!$B$6`,
  discount: `${WEIGHTS}!$B$7`,
  shift: `${WEIGHTS}!$B$8`,
  won: `${WEIGHTS}!$B$9`,
};

/** The marks of each actor, and those the offer reaches once its gaps are filled. */
export function marksSheet(): Grid {
  const grid = new Grid(NOTES, [18, 30, ...actors.map(() => 12), 24], { freezePane: { rows: 1, columns: 2 } });
  grid.row(1, ['Famille', 'Critère', ...actors.map(({ name }) => name), 'Votre offre, lacunes comblées'], 'head');
  const own = letterAt(2 + actors.indexOf(today));
  families.forEach(({ name, criteria }, family) => {
    criteria.forEach((criterion, index) => {
      const row = familyStart(family) + index;
      const planned = plannedMark(name, criterion);
      const marks = actors.map(({ marks: all }) => Number(all[family]?.[index]));
      const then = planned ?? { value: `=${own}${row}`, look: 'plain' as const };
      grid.row(row, [name, criterion]).row(row, [...blanks(2), ...marks, then], 'input', whole);
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
  const last = letterAt(families.length);
  const total = { value: `=SUM(B3:${last}3)`, look: 'total' as const };
  return new Grid(WEIGHTS, [46, ...families.map(() => 15), 10])
    .row(1, ['Pondérations et paramètres : cellules bleues à modifier'], 'title')
    .row(2, ['Famille', ...families.map(({ name }) => name), 'Total'], 'head')
    .row(3, ['Poids', ...families.map(({ weight }) => weight), total], 'input', whole)
    .row(4, [`Le score ramène le total à 100 : la somme en ${letterAt(families.length + 1)}3 peut changer.`], 'note')
    .row(6, ['Utilisateurs de l’équipe de référence', referenceUsers], 'input', whole)
    .row(7, ['Écart de coût à garder sous les éditeurs devancés', leastDiscount], 'input', percent)
    .row(8, ['Points ajoutés à une famille dans l’essai des pondérations', weightShift], 'input', whole)
    .row(9, ['Affaires gagnées en 2025', won], 'input', whole);
}

/** Why deals were lost, to whom, for want of which integration. */
export function lossesSheet(): Grid {
  const grid = new Grid('Affaires perdues', [26, ...reasons.map(() => 15), 10]);
  const last = 3 + losses.length;
  grid
    .row(1, ['Affaires perdues en 2025, par gagnant et par motif'], 'title')
    .row(3, ['Gagnant', ...reasons, 'Total'], 'head');
  losses.forEach(({ to, counts }, index) => {
    const total = { value: `=SUM(B${4 + index}:F${4 + index})`, look: 'plain' as const };
    grid.row(4 + index, [to, ...counts, total], 'input', whole);
  });
  const totals = each('BCDEFG', (c) => `SUM(${c}4:${c}${last})`);
  grid.row(last + 1, ['Total', ...totals], 'total', whole, 'reasons').column('winners', 'G', 4, last);
  grid.row(last + 3, ['Intégration demandée', 'Affaires'], 'head');
  missingIntegrations.forEach(({ name, count }, index) => {
    grid.row(last + 4 + index, [name, count], 'input', whole);
  });
  const end = last + 4 + missingIntegrations.length;
  return grid.row(end, ['Total', `=SUM(B${last + 4}:B${end - 1})`], 'total', whole);
}

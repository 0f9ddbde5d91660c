import type { DataTable } from '../../../data/examples/types.ts';
import { publicTable } from '../../models/saasComparison/figures.ts';
import { planTable } from '../../models/saasComparison/planFigures.ts';
import { Grid } from '../Grid.ts';

const words: readonly string[] = [
  'Exemple illustratif : client fictif, éditeurs anonymes, notes, prix et affaires d’illustration. Seuls les repères publics ont une source.',
  'Une seule règle de date : tout est arrêté au 18 juillet 2025 ; les affaires sont celles de 2024.',
  '',
  'Où écrire : cellules bleues sur fond clair, dans « Notes », « Pondérations », « Synthèse » (prix) et « Affaires perdues ». Tout le reste est calculé.',
  '',
  'Synthèse : score, coût de la première année et rang des six acteurs, puis de l’offre une fois les lacunes comblées.',
  'Prix et épreuve : cinq prix essayés, celui que retient la règle, et la conclusion face à chaque éditeur.',
  'Essai des pondérations : votre rang quand chaque famille pèse davantage.',
  'Notes : les 42 critères, de 0 à 4 ; dernière colonne, les notes visées par le plan.',
  'Affaires perdues : par gagnant, par motif, par intégration demandée.',
  'Repères et plan : sources publiques, actions et échéances.',
];

/** What the workbook is, where to write, what each sheet holds. */
export function readMeSheet(): Grid {
  const grid = new Grid('Lisez-moi', [110]);
  grid.row(1, ['Analyse concurrentielle SaaS B2B : mode d’emploi'], 'title');
  words.forEach((text, index) => {
    if (text) grid.row(3 + index, [text], 'text');
  });
  return grid;
}

/** The tables that are words: public figures and actions. */
export function wordsSheet(): Grid {
  const grid = new Grid('Repères et plan', [56, 26, 36, 12]);
  const print = (from: number, { caption, columns, rows }: DataTable): number => {
    grid.row(from, [caption], 'title').row(
      from + 1,
      columns.map(({ label }) => label),
      'labels',
    );
    rows.forEach(({ cells }, index) => {
      grid.row(from + 2 + index, cells);
    });
    return from + rows.length + 4;
  };
  print(print(1, publicTable), planTable);
  return grid;
}

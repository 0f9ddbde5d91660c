import type { DataTable } from '../../../data/examples/types.ts';
import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { actionTable, gates, leastValuation } from '../../models/financialAnalysis/pages.ts';
import { capTable, raiseTable } from '../../models/financialAnalysis/raiseOrNot.ts';
import { live } from '../entries.ts';
import { formats, Grid } from '../Grid.ts';
import { DUST } from './dust.ts';
import { lineRow, monthColumn } from './engineRows.ts';
import { generalCell, scenarioCell } from './inputsSheet.ts';

const words: readonly string[] = [
  'Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration.',
  'Comptes arrêtés au 31 décembre 2024 ; prévisions mensuelles de janvier 2025 à décembre 2026, le premier semestre 2025 restant au budget tant que ses comptes ne sont pas clos ; textes fiscaux au 18 juillet 2025.',
  'Montants en milliers d’euros (k€), hors TVA. Chaque flux est arrondi au millier où il naît : les tableaux s’additionnent tels qu’imprimés.',
  '',
  'Où écrire : la feuille « Hypothèses », cellules bleues sur fond clair. Tout le reste est calculé.',
  'Quel scénario voir : « Hypothèses », cellule B3. 1 prudent, 2 central, 3 ambitieux. Les trois se calculent toujours.',
  'Renoncer à la levée : mettre 48 au mois d’encaissement du scénario et 0 à la levée.',
  'Renoncer à la seconde vague : mettre 0 personne aux embauches de la vague 2.',
  '',
  'Synthèse : résultat, trésorerie, clients, charges, BFR et emploi des fonds du scénario affiché.',
  'Trésorerie 18 mois : mois par mois, puis les trois scénarios et leur courbe.',
  'Scénarios : 2026 côte à côte, autonomie et point mort.',
  'Embauches : personnes et coût par équipe et par vague.',
  'Levée : emploi des fonds, montants essayés, dilution.',
  'Lever ou non : les deux cas côte à côte jusqu’en 2027, relevés sur le modèle ; capital avant et après.',
  'Client et CIR : économie par client en 2024, crédit d’impôt recherche.',
  'Décisions : le plan d’action et les seuils qui feraient changer d’avis.',
  'Prudent, Central, Ambitieux : le calcul mensuel, ligne à ligne.',
  '',
  'Ce que le modèle ne compte pas : TVA, intérêts, amortissements, crédit d’impôt innovation, impôt sur les sociétés (résultats négatifs).',
];

/** What the workbook is, where to write, what each sheet holds. */
export function readMeSheet(): Grid {
  const grid = new Grid('Lisez-moi', [110]);
  grid.row(1, ['Prévisions 2024–2026 : mode d’emploi'], 'title');
  words.forEach((text, index) => {
    if (text) grid.row(3 + index, [text], 'text');
  });
  return grid;
}

/** The decisions of the page, and its thresholds computed. */
export function decisionsSheet({ raise }: Assumptions): Grid {
  const grid = new Grid('Décisions', [60, 16, 12, 42]);
  grid.row(1, ['Décisions à prendre dans les 90 jours'], 'title');
  grid.row(
    3,
    actionTable.columns.map(({ label }) => label),
    'labels',
  );
  actionTable.rows.forEach(({ cells }, index) => {
    grid.row(4 + index, cells);
  });
  const top = 4 + actionTable.rows.length + 1;
  const between = (of: (scenario: number, sheet: string) => string) => `(${of(0, 'Prudent')}+${of(1, 'Central')})/2`;
  grid.row(top, ['Ce qui ferait changer d’avis', 'Seuil'], 'head');
  grid.row(
    top + 1,
    [
      'Clients gagnés au premier semestre 2025, au moins',
      live(
        `ROUND(${between((_, sheet) => `SUM(${sheet}!${monthColumn(1)}${lineRow('won')}:${monthColumn(6)}${lineRow('won')})`)}${DUST},0)`,
        gates.wonByJune,
      ),
    ],
    'plain',
    formats.whole,
  );
  grid.row(
    top + 2,
    [
      'Clients fin 2025, au moins',
      live(
        `ROUND(${between((_, sheet) => `${sheet}!${monthColumn(12)}${lineRow('customers')}`)}${DUST},0)`,
        gates.customersByDecember,
      ),
    ],
    'plain',
    formats.whole,
  );
  grid.row(
    top + 3,
    [
      'Attrition mensuelle, au plus',
      live(
        between((scenario) => scenarioCell(scenario, 'churn')),
        gates.churn,
      ),
    ],
    'plain',
    '0.00%',
  );
  grid.row(top + 4, ['Dilution, au plus', gates.dilution], 'input', formats.percent);
  grid.row(
    top + 5,
    [
      'Valorisation avant la levée, au moins (k€)',
      live(`${generalCell('raise')}/B${top + 4}-${generalCell('raise')}`, leastValuation),
    ],
    'plain',
    formats.thousands,
  );
  return grid.row(
    top + 6,
    [`Seuils à mi-chemin des scénarios prudent et central, pour une levée de ${raise.amount / 1000} M€.`],
    'note',
  );
}

/** Both cases side by side, as the inputs stand when the workbook is made: each can be run again on the sheet of inputs. */
export function raiseOrNotSheet(): Grid {
  const grid = new Grid('Lever ou non', [44, 16, 16]);
  const place = (top: number, { caption, columns, rows, note }: DataTable, format: string): number => {
    grid.row(top, [caption], 'head');
    grid.row(
      top + 1,
      columns.map(({ label }) => label),
      'head',
    );
    rows.forEach(({ cells, look }, index) => {
      grid.row(top + 2 + index, cells, look === 'total' ? 'total' : 'plain', format);
    });
    grid.row(top + 2 + rows.length, [note ?? ''], 'note');
    return top + rows.length + 4;
  };
  grid.row(1, ['Lever ou non'], 'title');
  const next = place(3, raiseTable, formats.thousands);
  place(next, capTable, formats.months);
  return grid;
}

import type { Assumptions } from '../../models/financialAnalysis/assumptions.ts';
import { dilution, SAFETY_MONTHS, unitEconomics, withAmount } from '../../models/financialAnalysis/funding.ts';
import { triedAmounts, valuations } from '../../models/financialAnalysis/fundingFigures.ts';
import { outcome } from '../../models/financialAnalysis/plan.ts';
import { live } from '../entries.ts';
import { type Entry, formats, Grid } from '../Grid.ts';
import { overYear } from './chosen.ts';
import { DUST } from './dust.ts';
import { hireRange, generalCell as input, teamCell } from './inputsSheet.ts';
import { SCENARIOS, scenarioRows } from './scenarioSheets.ts';

const { thousands, percent, months: tenth } = formats;

/** What the raise pays, which amounts were tried, what it costs in shares. */
export function raiseSheet(all: Assumptions): Grid {
  const { raise, teams } = all;
  const grid = new Grid('Levée', [40, 16, 16, 16, 16], {
    charts: [
      {
        type: 'pie',
        title: 'Emploi des fonds',
        series: [{ name: 'Emploi des fonds', values: 'C4:C7', categories: 'A4:A7' }],
        legend: 'right',
        dataLabels: { showPercent: true },
        anchor: { from: { row: 1, col: 6 }, to: { row: 14, col: 13 } },
      },
    ],
  });
  grid.row(1, ['La levée, en k€'], 'title').row(3, ['Emploi des fonds', 'Part', 'Montant'], 'head');
  teams.forEach(({ name, share }, index) => {
    grid.row(4 + index, [name, live(teamCell(index, 'share'), share)], 'plain', percent);
    grid.row(
      4 + index,
      [null, null, live(`B${4 + index}*${input('raise')}`, share * raise.amount)],
      'plain',
      thousands,
    );
  });
  grid.row(7, ['Réserve de trésorerie', live(input('reserve'), raise.reserve)], 'plain', percent);
  grid.row(7, [null, null, live(`B7*${input('raise')}`, raise.reserve * raise.amount)], 'plain', thousands);
  grid.row(8, ['Total', live('SUM(B4:B7)', 1)], 'total', percent);
  grid.row(8, [null, null, live('SUM(C4:C7)', raise.amount)], 'total', thousands);

  grid.row(11, ['Montants essayés, à plan inchangé', 'Montant', ...all.scenarios.map(({ name }) => name)], 'head');
  triedAmounts.forEach((amount, index) => {
    const row = 12 + index;
    grid.row(row, ['Mois d’autonomie fin 2026', amount], 'input', thousands);
    const after = ['B', 'C', 'D'].map((letter, scenario): Entry => {
      const cash = `${SCENARIOS}!${letter}${scenarioRows.cash}-(${input('raise')}-ROUND(${input('raise')}*${input('fees')}${DUST},0))+($B${row}-ROUND($B${row}*${input('fees')}${DUST},0))`;
      const burn = `${SCENARIOS}!${letter}${scenarioRows.burn}`;
      const found = all.scenarios[scenario];
      return live(
        `IF(${burn}>0,(${cash})/${burn},"ne consomme plus")`,
        (found && withAmount(all, found, amount).months) ?? 'ne consomme plus',
      );
    });
    grid.row(row, [null, null, ...after], 'plain', tenth);
  });
  grid.row(17, [`Seuil retenu : ${SAFETY_MONTHS} mois dans les trois scénarios.`], 'note');

  grid.row(19, ['Dilution', 'Valorisation avant', 'Multiple du revenu récurrent', 'Dilution'], 'head');
  const recurring = unitEconomics(all).recurring;
  const recurringFormula = `((${input('customersStart')}+${input('customersWon')}-${input('customersLost')})*${input('price2024')})`;
  valuations.forEach((valuation, index) => {
    const row = 20 + index;
    grid.row(row, ['Hypothèse de valorisation', valuation], 'input', thousands);
    grid.row(row, [null, null, live(`B${row}/${recurringFormula}`, valuation / recurring)], 'plain', tenth);
    grid.row(
      row,
      [null, null, null, live(`${input('raise')}/(B${row}+${input('raise')})`, dilution(valuation, raise.amount))],
      'plain',
      percent,
    );
  });
  hireRows(grid, all);
  return grid;
}

/** People and yearly cost of each team's hires, by wave: the table of the page. */
function hireRows(grid: Grid, { teams, hires }: Assumptions): void {
  grid.row(25, ['Embauches par équipe et par vague', 'Vague', 'Personnes', 'Coût par an (k€)'], 'head');
  ([1, 2] as const).forEach((wave, block) => {
    teams.forEach(({ team, name }, index) => {
      const row = 26 + block * teams.length + index;
      const found = hires.filter((hire) => hire.team === team && hire.wave === wave);
      const chosen = `(${hireRange('team')}=${teamCell(index, 'name')})*(${hireRange('wave')}=B${row})*${hireRange('count')}`;
      const people = found.reduce((sum, { count }) => sum + count, 0);
      const cost = found.reduce((sum, hire) => sum + hire.count * hire.cost, 0);
      const figures = [live(`SUMPRODUCT(${chosen})`, people), live(`SUMPRODUCT(${chosen}*${hireRange('cost')})`, cost)];
      grid.row(row, [name, wave, ...figures], 'plain', thousands);
    });
  });
}

/** Unit economics of 2024 and the research tax credit, year of expense by year of expense. */
export function ratiosSheet(all: Assumptions, chosen: number): Grid {
  const scenario = all.scenarios[chosen - 1];
  if (!scenario) throw new Error(`No scenario ${chosen}`);
  const { credits } = outcome(all, scenario);
  const unit = unitEconomics(all);
  const grid = new Grid('Client et CIR', [48, 14, 14, 14]);
  grid.row(1, ['Économie par client en 2024'], 'title').row(3, ['Indicateur', 'Valeur'], 'head');
  const customers = `(${input('customersStart')}+${input('customersWon')}-${input('customersLost')})`;
  grid.row(4, ['Clients fin 2024', live(customers, unit.customers)], 'plain', thousands);
  grid.row(5, ['Revenu récurrent annuel (k€)', live(`B4*${input('price2024')}`, unit.recurring)], 'plain', thousands);
  grid.row(
    6,
    ['Attrition annuelle', live(`${input('customersLost')}/${input('customersStart')}`, unit.churn)],
    'plain',
    percent,
  );
  grid.row(
    7,
    [
      'Coût d’acquisition (k€)',
      live(`(${teamCell(1, 'payroll')}+${teamCell(1, 'external')})/${input('customersWon')}`, unit.acquisition),
    ],
    'plain',
    tenth,
  );
  grid.row(
    8,
    ['Taux de marge brute', live(`1-${input('direct2024')}/${input('revenue2024')}`, unit.grossRate)],
    'plain',
    percent,
  );
  grid.row(
    9,
    ['Retour sur acquisition (mois)', live(`B7/(${input('price2024')}*B8/12)`, unit.payback)],
    'total',
    tenth,
  );

  grid.row(12, ['Crédit d’impôt recherche, scénario affiché (k€)', ...credits.map(({ year }) => String(year))], 'head');
  const overheads = [input('overhead2024'), input('overhead'), input('overhead')];
  const columns = ['B', 'C', 'D'];
  const payroll = [teamCell(0, 'payroll'), overYear(all, 'payProduct', 0), overYear(all, 'payProduct', 1)];
  const line = (
    row: number,
    label: string,
    formula: (index: number) => string,
    of: (one: (typeof credits)[number]) => number,
    look: 'plain' | 'total' = 'plain',
  ) => grid.row(row, [label, ...credits.map((one, index) => live(formula(index), of(one)))], look, thousands);
  line(
    13,
    'Salaires chargés de l’équipe produit',
    (index) => payroll[index] ?? '',
    (one) => one.payroll,
  );
  line(
    14,
    'Part éligible',
    (index) => `ROUND(${columns[index]}13*${input('eligible')}${DUST},0)`,
    ({ eligible }) => eligible,
  );
  line(
    15,
    'Assiette, frais de fonctionnement compris',
    (index) => `ROUND(${columns[index]}13*${input('eligible')}*(1+${overheads[index]})${DUST},0)`,
    ({ base }) => base,
  );
  line(
    16,
    'Crédit',
    (index) =>
      `ROUND(${columns[index]}13*${input('eligible')}*(1+${overheads[index]})*${input('creditRate')}${DUST},0)`,
    ({ credit }) => credit,
    'total',
  );
  grid.row(
    17,
    ['Encaissé l’année suivante ; celui de 2026 reste hors prévision. CGI, art. 244 quater B et 199 ter B.'],
    'note',
  );
  return grid;
}

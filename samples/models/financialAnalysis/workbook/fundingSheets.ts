import { each, formats, Grid } from '../../../paper/Grid.ts';
import { given, holders, SAFETY_MONTHS, scenarioNames, teams, triedAmounts, VALUATION, valuations } from '../inputs.ts';
import {
  DUST,
  inputCell as input,
  type LineKey,
  monthCell,
  monthColumn,
  overYear,
  rowOf,
  spanRange,
  teamCell,
} from './inputsSheet.ts';
import { breakEvenOf, scenarioRow } from './scenarioSheets.ts';

const { thousands, percent, months: tenth } = formats;
const customers2024 = `(${input('customersStart')}+${input('customersWon')}-${input('customersLost')})`;
const whole = (formula: string) => `ROUND(${formula}${DUST},0)`;

/** What the raise pays, which amounts were tried, what it costs in shares. */
export function raiseSheet(): Grid {
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
  const shares = teams.map(({ name }, index) => [name, teamCell(index, 'share')] as const);
  [...shares, ['Réserve de trésorerie', input('reserve')] as const].forEach(([name, share], index) => {
    const amount = { value: `=B${4 + index}*${input('raise')}`, format: thousands };
    grid.row(4 + index, [name, `=${share}`, amount], 'plain', percent);
  });
  grid.row(8, ['Total', '=SUM(B4:B7)', { value: '=SUM(C4:C7)', format: thousands }], 'total', percent);

  grid.row(11, ['Montants essayés, à plan inchangé', 'Montant', ...scenarioNames], 'head');
  triedAmounts.forEach((amount, index) => {
    const row = 12 + index;
    const net = (raise: string) => `(${raise}-${whole(`${raise}*${input('fees')}`)})`;
    const months = each('BCD', (c) => {
      const cash = `Scénarios!${c}${scenarioRow.cash}-${net(input('raise'))}+${net(`$B${row}`)}`;
      const burn = `Scénarios!${c}${scenarioRow.burn}`;
      return `IF(${burn}>0,(${cash})/${burn},"ne consomme plus")`;
    });
    grid.row(row, ['Mois d’autonomie fin 2026', { value: amount, look: 'input', format: thousands }], 'plain');
    grid.row(row, [null, null, ...months], 'plain', tenth, `tried${amount}`);
  });
  grid.row(17, [`Seuil retenu : ${SAFETY_MONTHS} mois dans les trois scénarios.`], 'note');

  grid.row(19, ['Dilution', 'Valorisation avant', 'Multiple du revenu récurrent', 'Dilution'], 'head');
  valuations.forEach((valuation, index) => {
    const row = 20 + index;
    const multiple = `=B${row}/(${customers2024}*${input('price2024')})`;
    const sold = { value: `=${input('raise')}/(B${row}+${input('raise')})`, format: percent };
    grid.row(row, ['Hypothèse de valorisation', { value: valuation, look: 'input', format: thousands }], 'plain');
    grid.row(row, [null, null, multiple, sold], 'plain', tenth, `valued${valuation}`);
  });
  return grid;
}

/** Unit economics of 2024 and the research tax credit, year of expense by year of expense. */
export function ratiosSheet(): Grid {
  const grid = new Grid('Client et CIR', [48, 14, 14, 14]);
  grid.row(1, ['Économie par client en 2024'], 'title').row(3, ['Indicateur', 'Valeur'], 'head');
  const ratio = (at: number, name: string, label: string, formula: string, format: string, look?: 'total') =>
    grid.row(at, [label, `=${formula}`], look, format, name);
  ratio(4, 'customers', 'Clients fin 2024', customers2024, thousands);
  ratio(5, 'recurring', 'Revenu récurrent annuel (k€)', `B4*${input('price2024')}`, thousands);
  ratio(6, 'churn', 'Attrition annuelle', `${input('customersLost')}/${input('customersStart')}`, percent);
  const sales = `(${teamCell(1, 'payroll')}+${teamCell(1, 'external')})`;
  ratio(7, 'acquisition', 'Coût d’acquisition (k€)', `${sales}/${input('customersWon')}`, tenth);
  ratio(8, 'grossRate', 'Taux de marge brute', `1-${input('direct2024')}/${input('revenue2024')}`, percent);
  ratio(9, 'payback', 'Retour sur acquisition (mois)', `B7/(${input('price2024')}*B8/12)`, tenth, 'total');
  // Out of those there at the beginning of each month, customers growing evenly: as a scenario counts them.
  const beginnings = `(12*${input('customersStart')}+(B4-${input('customersStart')})*11/2)`;
  ratio(10, 'monthlyChurn', 'Attrition mensuelle', `${input('customersLost')}/${beginnings}`, '0.00%');
  const signed = 'Clients signés par commercial et par mois';
  ratio(11, 'signed', signed, `${input('customersWon')}/12/${input('reps')}`, '0.00');

  grid.row(13, ['Crédit d’impôt recherche, scénario affiché (k€)', '2024', '2025', '2026'], 'head');
  const overheads = [input('overhead2024'), input('overhead'), input('overhead')];
  const payroll = [teamCell(0, 'payroll'), overYear('payProduct', 2025), overYear('payProduct', 2026)];
  const eligible = (c: string) => `${c}14*${input('eligible')}`;
  const base = (c: string, year: number) => `${eligible(c)}*(1+${overheads[year]})`;
  const line = (
    at: number,
    name: string,
    label: string,
    formula: (column: string, year: number) => string,
    look?: 'total',
  ) => grid.row(at, [label, ...each('BCD', formula)], look, thousands, name);
  line(14, 'payroll', 'Salaires chargés de l’équipe produit', (_, year) => payroll[year] ?? '');
  line(15, 'eligible', 'Part éligible', (c) => whole(eligible(c)));
  line(16, 'base', 'Assiette, frais de fonctionnement compris', (c, year) => whole(base(c, year)));
  line(17, 'credit', 'Crédit', (c, year) => whole(`${base(c, year)}*${input('creditRate')}`), 'total');
  return grid.row(
    18,
    ['Encaissé l’année suivante ; celui de 2026 reste hors prévision. CGI, art. 244 quater B et 199 ter B.'],
    'note',
  );
}

/** With the raise and without it, through 2027, then who holds what: every figure follows from the inputs. */
export function raiseOrNotSheet(): Grid {
  const grid = new Grid('Lever ou non', [44, 16, 16, 16]);
  const millions = `Avec ${given.raise / 1000}\u00a0M€`;
  const cases = [
    ['Central sans levée', 1],
    ['Central', 1],
    ['Prudent sans levée', 0],
  ] as const;
  grid.row(1, ['Lever ou non'], 'title');
  grid.row(2, ['Valorisation avant la levée (k€)', VALUATION], 'input', thousands);
  grid.row(3, ['La même entreprise, scénario central, en k€'], 'head');
  grid.row(4, ['', 'Sans levée', millions, 'Prudent, sans levée'], 'head');
  const row = (
    at: number,
    name: string,
    label: string,
    formula: (sheet: string, scenario: number) => string,
    look?: 'total',
  ) =>
    grid.row(at, [label, ...cases.map(([sheet, scenario]) => `=${formula(sheet, scenario)}`)], look, thousands, name);
  const december = (key: LineKey, month: number) => (sheet: string) => monthCell(sheet, key, month);
  const sum = (key: LineKey, year: 2026 | 2027) => (sheet: string) => `SUM(${spanRange(sheet, key, year)})`;
  row(5, 'customers', 'Clients, décembre 2026', december('customers', 24));
  row(6, 'breakEven', 'Clients au point mort', breakEvenOf);
  row(7, 'ebitdaDecember', 'EBITDA de décembre 2026', december('ebitda', 24));
  row(8, 'cash2026', 'Trésorerie fin 2026', december('cash', 24));
  row(9, 'revenue2026', 'Chiffre d’affaires 2026', sum('revenue', 2026));
  row(10, 'revenue2027', 'Chiffre d’affaires 2027', sum('revenue', 2027));
  row(11, 'ebitda2027', 'EBITDA 2027', sum('ebitda', 2027));
  row(12, 'cash2027', 'Trésorerie fin 2027', december('cash', 36), 'total');
  const kept = `$B$2/($B$2+${input('raise')})`;
  grid.row(13, ['Capital gardé par les associés actuels, en %', 100, `=100*${kept}`, 100], 'plain', thousands, 'kept');
  const toEnd = (sheet: string, from: number) =>
    `MIN(${monthCell(sheet, 'cash', from)}:${monthColumn(36)}${rowOf('cash')})`;
  row(
    14,
    'low2026',
    'Point bas jusqu’à fin 2026',
    (sheet) => `MIN(${monthCell(sheet, 'cash', 1)}:${monthColumn(24)}${rowOf('cash')})`,
  );
  row(15, 'low', 'Point bas jusqu’à fin 2027', (sheet) => toEnd(sheet, 1));
  row(16, 'low2027', 'Point bas de 2027', (sheet) => toEnd(sheet, 25));
  grid.row(
    17,
    ['2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche.'],
    'note',
  );
  grid.row(19, ['Table de capitalisation'], 'head').row(20, ['Associé', 'Avant, en %', 'Après, en %'], 'head');
  const last = 21 + holders.length;
  holders.forEach(({ name, share }, index) => {
    const before = { value: share, look: 'input' as const };
    grid.row(21 + index, [name, before, `=B${21 + index}*${kept}`], 'plain', tenth, name);
  });
  grid.row(last, ['Nouveaux investisseurs', 0, `=100*(1-${kept})`], 'plain', tenth, 'investors');
  const total = each('BC', (c) => `SUM(${c}21:${c}${last})`);
  return grid
    .row(last + 1, ['Total', ...total], 'total', tenth)
    .row(
      last + 2,
      [
        'Répartition d’illustration, options exercées. Aucune réserve nouvelle d’options n’est créée ici : si le fonds en demande une, elle dilue les associés actuels.',
      ],
      'note',
    );
}

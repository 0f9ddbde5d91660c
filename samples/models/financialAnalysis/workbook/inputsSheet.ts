import { formats, Grid } from '../../../paper/Grid.ts';
import { hires, perScenario, scenarioNames, shared, teams } from '../inputs.ts';
import { HIRES_HEAD, INPUTS, SCENARIO_HEAD, SHARED_HEAD, TEAMS_HEAD } from './addresses.ts';

const { whole, percent } = formats;
/** The scenario the workbook opens on: the central one, as the page shows it. */
const SHOWN = 2;

/** Every input on one sheet, and the cell that chooses the scenario shown elsewhere. */
export function inputsSheet(): Grid {
  const grid = new Grid(INPUTS, [48, 22, 12, 12, 12, 12, 12, 12, 12], {
    dataValidations: [
      {
        type: 'whole',
        operator: 'between',
        formula1: '1',
        formula2: '3',
        range: 'B3',
        showErrorMessage: true,
        errorTitle: 'Scénario',
        errorMessage: '1, 2 ou 3',
      },
    ],
  });
  grid
    .row(1, ['Hypothèses'], 'title')
    .row(2, ['Cellules bleues : à modifier. Tout le reste se recalcule. Montants en k€, hors TVA.'], 'note')
    .row(3, ['Scénario affiché : 1 prudent, 2 central, 3 ambitieux', SHOWN], 'input', whole)
    .row(SCENARIO_HEAD, ['Par scénario', ...scenarioNames], 'head');
  Object.values(perScenario).forEach(({ label, value, format }, index) => {
    grid.row(SCENARIO_HEAD + 1 + index, [label, ...value], 'input', format);
  });
  grid.row(SHARED_HEAD, ['Communes aux trois scénarios', 'Valeur'], 'head');
  Object.values(shared).forEach(({ label, value, format }, index) => {
    grid.row(SHARED_HEAD + 1 + index, [label, value], 'input', format);
  });
  const bought = ['Achats 2024', 'Achats/mois 2025', 'Achats/mois 2026', 'Ponctuel', 'Mois après', 'Part de la levée'];
  grid.row(TEAMS_HEAD, ['Équipes', 'Personnes 2024', 'Salaires 2024', ...bought], 'head');
  teams.forEach(({ key: _, share, ...team }, index) => {
    grid.row(TEAMS_HEAD + 1 + index, [...Object.values(team), { value: share, format: percent }], 'input', whole);
  });
  const hired = ['Équipe', 'Personnes', 'Mois après', 'Vague', 'Coût annuel', 'Signe (1 ou 0)'];
  grid.row(HIRES_HEAD, ['Embauches', ...hired], 'head');
  hires.forEach((hire, index) => {
    grid.row(HIRES_HEAD + 1 + index, Object.values(hire), 'input', whole);
  });
  return grid;
}

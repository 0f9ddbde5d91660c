import type { BarsChart, GanttChart } from '../chartTypes.ts';
import type { DataTable } from '../types.ts';

/** Seven work packages: months from the start, and thousands of euros by half-year. */
export const packages = [
  { name: 'Mesure des flux', from: 0, to: 3, spend: [18, 0, 0] },
  { name: 'Données de production', from: 1, to: 5, spend: [62, 0, 0] },
  { name: 'Choix du banc de contrôle', from: 3, to: 6, spend: [24, 0, 0] },
  { name: 'Formation des équipes', from: 5, to: 8, spend: [12, 23, 0] },
  { name: 'Cellule d’emballage', from: 6, to: 11, spend: [72, 168, 0], hot: true },
  { name: 'Pilote de maintenance', from: 9, to: 13, spend: [0, 44, 14] },
  { name: 'Extension aux trois lignes', from: 11, to: 18, spend: [0, 28, 125] },
] as const;
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const halfYear = (index: 0 | 1 | 2) => sum(packages.map(({ spend }) => spend[index]));
const invested = sum(packages.map(({ spend }) => sum(spend)));
const contingency = invested * 0.1;

/** Yearly gains once everything runs, in thousands of euros. */
const gains = [
  { name: 'Rebuts', from: '2,4 % du chiffre d’affaires', to: '1,6 %', value: 113.6, how: '0,8 % × 14,2 M€' },
  { name: 'Emballage manuel', from: '5 200 h par an', to: '2 100 h', value: 99.2, how: '3 100 h × 32 €' },
  { name: 'Arrêts non planifiés', from: '410 h par an', to: '290 h', value: 50.4, how: '120 h × 420 €' },
  { name: 'Saisies et ressaisies', from: '1 700 h par an', to: '500 h', value: 38.4, how: '1 200 h × 32 €' },
] as const;
const yearlyGain = sum(gains.map(({ value }) => value));
const runningCost = 46;

export const roadmap: GanttChart = {
  type: 'gantt',
  title: 'Dix-huit mois, sept chantiers, cinq décisions de poursuivre ou d’arrêter',
  measure: 'Mois depuis le lancement ; les losanges sont les jalons',
  months: 18,
  tasks: packages.map(({ name, from, to, ...rest }) => ({
    label: name,
    from,
    to,
    ...('hot' in rest && { hot: true }),
  })),
  milestones: [
    { label: 'J1', month: 3 },
    { label: 'J2', month: 6 },
    { label: 'J3', month: 11 },
    { label: 'J4', month: 13 },
    { label: 'J5', month: 18 },
  ],
};

export const investmentTable: DataTable = {
  caption: 'Investissements par chantier, en k€',
  columns: [
    { label: 'Chantier' },
    { label: 'M0–M6', digits: 0 },
    { label: 'M7–M12', digits: 0 },
    { label: 'M13–M18', digits: 0 },
    { label: 'Total', digits: 0 },
  ],
  rows: [
    ...packages.map(({ name, spend }) => ({ cells: [name, ...spend, sum(spend)] })),
    { cells: ['Total', halfYear(0), halfYear(1), halfYear(2), invested], look: 'total' as const },
    { cells: ['Aléas, 10 %', null, null, null, contingency] },
    { cells: ['Enveloppe', null, null, null, invested + contingency], look: 'total' as const },
  ],
  note: 'Données d’illustration, hors taxes.',
};

export const gainsTable: DataTable = {
  caption: 'Gains annuels une fois le plan achevé',
  columns: [
    { label: 'Poste' },
    { label: 'Aujourd’hui' },
    { label: 'Visé' },
    { label: 'Calcul' },
    { label: 'Gain', digits: 1, unit: 'k€' },
  ],
  rows: [
    ...gains.map(({ name, from, to, how, value }) => ({ cells: [name, from, to, how, value] })),
    { cells: ['Total', null, null, null, yearlyGain], look: 'total' as const },
    { cells: ['Licences et entretien', null, null, null, -runningCost] },
    { cells: ['Gain net', null, null, null, yearlyGain - runningCost], look: 'total' as const },
  ],
  note: 'Retour : 649 k€ ÷ 255,6 k€ par an = 2 ans et demi après l’achèvement. Hypothèses : 14,2 M€ de chiffre d’affaires, 32 € l’heure d’atelier, 420 € l’heure d’arrêt.',
};

export const milestonesTable: DataTable = {
  caption: 'Cinq jalons, cinq conditions',
  columns: [
    { label: 'Jalon' },
    { label: 'Mois', digits: 0 },
    { label: 'On continue si' },
    { label: 'Engagé à cette date', digits: 0, unit: 'k€' },
  ],
  rows: [
    { cells: ['J1. Mesures validées', 3, 'rebuts et arrêts relevés sur les trois lignes', 49] },
    { cells: ['J2. Banc choisi', 6, '98 % des défauts repérés sur 500 pièces', 188] },
    { cells: ['J3. Cellule en production', 11, 'cadence tenue dix jours de suite', 408] },
    { cells: ['J4. Pilote jugé', 13, 'un arrêt sur trois annoncé à l’avance', 486] },
    { cells: ['J5. Trois lignes', 18, '1,6 % de rebuts au plus, sur un mois plein', 590] },
  ],
  note: 'Montants cumulés au prorata des mois, hors aléas. J2 comprend l’acompte de 72 k€ pour la cellule.',
};

export const densityChart: BarsChart = {
  type: 'bars',
  title: 'L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne',
  measure: 'Robots pour 10 000 salariés de l’industrie, 2023',
  unit: '',
  digits: 0,
  rows: [
    { label: 'Corée du Sud', value: 1012 },
    { label: 'Singapour', value: 770 },
    { label: 'Chine', value: 470 },
    { label: 'Allemagne', value: 429 },
    { label: 'Japon', value: 419 },
    { label: 'Union européenne', value: 219, hot: true },
    { label: 'Monde', value: 162 },
  ],
};

export const risksTable: DataTable = {
  caption: 'Risques suivis',
  columns: [{ label: 'Risque' }, { label: 'Signe avant-coureur' }, { label: 'Parade' }],
  rows: [
    { cells: ['Retard du fournisseur de la cellule', 'plans non signés à M7', 'pénalité et banc de repli loué'] },
    {
      cells: ['Données machines inexploitables', 'plus de 5 % de relevés manquants', 'capteurs posés sur deux lignes'],
    },
    { cells: ['Refus de l’atelier', 'moins de la moitié des postes formés à M8', 'deux référents par équipe'] },
  ],
};

import type { BarsChart, DotsChart, MapChart } from '../chartTypes.ts';
import type { DataTable } from '../types.ts';
import { criteria, scoreOf, vendors, yearOneCost } from './model.ts';

const own = (vendor: object) => 'own' in vendor;

export const matrixChart: DotsChart = {
  type: 'dots',
  title: 'Deux lacunes : l’automatisation et les intégrations',
  measure: 'Notes de 0 à 4 par famille de critères, sept critères chacune',
  columns: criteria.map(({ name }) => name),
  max: 4,
  rows: vendors.map((vendor) => ({ label: vendor.name, values: vendor.marks, ...(own(vendor) && { hot: true }) })),
};

export const scoreTable: DataTable = {
  caption: 'Score pondéré et coût, pour 25 utilisateurs',
  columns: [
    { label: 'Acteur' },
    { label: 'Score', digits: 2 },
    { label: 'Prix par utilisateur', digits: 0, unit: '€' },
    { label: 'Coût, année 1', digits: 0, unit: '€' },
    { label: 'Part du panel', digits: 0, unit: '%' },
  ],
  rows: [
    ...vendors.map((vendor) => ({
      cells: [vendor.name, scoreOf(vendor.marks), vendor.price, yearOneCost(vendor), vendor.share],
      ...(own(vendor) && { look: 'hot' as const }),
    })),
    { cells: ['Autres', null, null, null, 7] },
  ],
  note: 'Score sur 100 : notes pondérées 25, 20, 15, 20, 10 et 10. Prix mensuel hors taxes. Coût : 12 mois et mise en route. Données d’illustration.',
};

export const familyTable: DataTable = {
  caption: 'Votre note face à la moyenne des six',
  columns: [
    { label: 'Famille' },
    { label: 'Poids', digits: 0, unit: '%' },
    { label: 'Vous', digits: 0 },
    { label: 'Moyenne', digits: 2 },
  ],
  rows: criteria.map(({ name, weight }, index) => {
    const average = vendors.reduce((sum, { marks }) => sum + (marks[index] ?? 0), 0) / vendors.length;
    const mine = vendors.find(own)?.marks[index] ?? 0;
    return { cells: [name, weight, mine, average], ...(mine < average && { look: 'hot' as const }) };
  }),
  note: 'En bleu, les deux familles sous la moyenne : 40 % du score.',
};

export const valueChart: MapChart = {
  type: 'map',
  title: 'Deuxième score du panel, troisième prix le plus bas',
  measure: 'Prix mensuel par utilisateur et score sur 100',
  x: { label: 'Prix', from: 20, to: 100, unit: '€' },
  y: { label: 'Score', from: 50, to: 100, digits: 2 },
  points: vendors.map((vendor) => ({
    label: vendor.name,
    x: vendor.price,
    y: scoreOf(vendor.marks),
    ...(own(vendor) && { hot: true }),
  })),
};

export const lossChart: BarsChart = {
  type: 'bars',
  title: 'Deux lacunes expliquent 28 des 42 affaires perdues',
  measure: 'Motif principal, sur 42 affaires perdues en douze mois',
  unit: '',
  digits: 0,
  rows: [
    { label: 'Intégration manquante', value: 17, hot: true },
    { label: 'Automatisation trop courte', value: 11, hot: true },
    { label: 'Prix', value: 6 },
    { label: 'Notoriété', value: 5 },
    { label: 'Autre', value: 3 },
  ],
};

export const planTable: DataTable = {
  caption: 'Ce qu’il faut faire, et l’effet attendu',
  columns: [{ label: 'Action' }, { label: 'Avant' }, { label: 'Après' }, { label: 'Échéance' }],
  rows: [
    { cells: ['Trois intégrations : comptabilité, téléphonie, agenda', 'note 2', 'note 3', '4 mois'] },
    { cells: ['Scénarios d’automatisation prêts à l’emploi', 'note 2', 'note 3', '6 mois'] },
    { cells: ['Prix par utilisateur, nouveaux clients', '45 €', '54 €', '7 mois'] },
    { cells: ['Score pondéré', '73,75', '83,75', '6 mois'], look: 'total' },
    { cells: ['Coût année 1, 25 utilisateurs', '15 000 €', '17 700 €', '7 mois'], look: 'total' },
  ],
  note: 'À 17 700 €, l’offre reste sous l’éditeur D (23 700 €) et l’éditeur B (25 200 €), tous deux moins bien notés.',
};

export const publicTable: DataTable = {
  caption: 'Repères publics',
  columns: [{ label: 'Repère' }, { label: 'Valeur' }, { label: 'Portée' }],
  rows: [
    {
      cells: ['Dépenses mondiales en SaaS, 2024 [1]', '250,8 Md$, soit +18,1 %', 'dépenses finales, toutes clientèles'],
    },
    { cells: ['Prévision 2025 [1]', '299,1 Md$, soit +19,2 %', 'prévision de novembre 2024'] },
    { cells: ['HubSpot, revenus 2024 [2]', '2,63 Md$, soit +21 %', '247 939 clients fin 2024'] },
    { cells: ['Salesforce, exercice clos en janvier 2025 [3]', '37,9 Md$, soit +9 %', 'groupe entier'] },
  ],
};

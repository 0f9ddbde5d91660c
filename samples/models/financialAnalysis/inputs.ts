import { formats } from '../../paper/Grid.ts';
import { records } from '../../parts.ts';

/**
 * Inputs of the financial example, a fictitious SaaS company: what the sheet « Hypothèses » of its workbook holds. Amounts in
 * thousands of euros (k€), excluding VAT; months count from 1 (January 2025). The workbook computes everything else.
 */
const { whole, percent } = formats;
const plain = '0.00';
const row = <Value>(label: string, value: Value, format: string) => ({ label, value, format });
type Three = readonly [prudent: number, central: number, ambitious: number];

export const scenarioNames = ['Prudent', 'Central', 'Ambitieux'] as const;

/** What differs from one scenario to the next, in the order of the names. */
export const perScenario = {
  closing: row<Three>('Mois d’encaissement de la levée (1 = janvier 2025)', [9, 6, 5], whole),
  signed: row<Three>('Clients signés par commercial formé et par mois', [1.2, 1.45, 1.6], plain),
  churn: row<Three>('Attrition mensuelle', [0.013, 0.01, 0.008], '0.00%'),
  price2025: row<Three>('Prix par client et par an, 2025 (k€)', [18.75, 18.75, 18.75], plain),
  price2026: row<Three>('Prix par client et par an, 2026 (k€)', [18.75, 19.35, 19.8], plain),
  direct2025: row<Three>('Coût direct par client et par an, 2025 (k€)', [4.2, 4.1, 4.05], plain),
  direct2026: row<Three>('Coût direct par client et par an, 2026 (k€)', [4.3, 4.05, 3.9], plain),
  prepaid: row<Three>('Part facturée un an d’avance, fin 2025', [0.45, 0.5, 0.55], percent),
  delay: row<Three>('Retard de la vague 2 (mois)', [6, 0, 0], whole),
  creditMonth: row<Three>('Mois de remboursement du crédit d’impôt (1 à 12)', [12, 9, 9], whole),
};

/** What the three scenarios share. */
export const shared = {
  raise: row('Levée (k€)', 8000, whole),
  fees: row('Frais de levée', 0.03, percent),
  reserve: row('Réserve de trésorerie, part de la levée', 0.1, percent),
  revenue2022: row('Chiffre d’affaires 2022 (k€)', 800, whole),
  revenue2023: row('Chiffre d’affaires 2023 (k€)', 1400, whole),
  revenue2024: row('Chiffre d’affaires 2024 (k€)', 2400, whole),
  direct2024: row('Coûts directs 2024 (k€)', 530, whole),
  customersStart: row('Clients au 1er janvier 2024', 96, whole),
  customersWon: row('Clients gagnés en 2024', 75, whole),
  customersLost: row('Clients perdus en 2024', 11, whole),
  price2024: row('Prix par client et par an, 2024 (k€)', 18.75, plain),
  credit2023: row('Crédit d’impôt encaissé en 2024 (k€)', 190, whole),
  released2024: row('Baisse du BFR en 2024 (k€)', 70, whole),
  investment2024: row('Investissements 2024 (k€)', 60, whole),
  openingCash: row('Trésorerie au 1er janvier 2024 (k€)', 3580, whole),
  receivables: row('Créances clients au 31 décembre 2024 (k€)', 375, whole),
  deferred: row('Abonnements encaissés d’avance, même date (k€)', 688, whole),
  payables: row('Dettes fournisseurs, même date (k€)', 145, whole),
  social: row('Dettes sociales, même date (k€)', 68, whole),
  reps: row('Commerciaux formés fin 2024', 4, whole),
  prepaid2024: row('Part facturée un an d’avance, fin 2024', 0.5, percent),
  training: row('Formation d’un commercial (mois)', 4, whole),
  payRise: row('Hausse annuelle des salaires en place', 0.03, percent),
  receivableDays: row('Délai de règlement des clients (jours)', 45, whole),
  payableDays: row('Délai de règlement des fournisseurs (jours)', 30, whole),
  socialDays: row('Dettes sociales (jours de salaires)', 10, whole),
  deferredMonths: row('Mois restant à servir d’un contrat payé d’avance', 5.5, '0.0'),
  investMonthly: row('Investissement courant par mois (k€)', 4, whole),
  investPerHire: row('Équipement par embauche (k€)', 3, whole),
  eligible: row('Part éligible au crédit d’impôt recherche', 0.6, percent),
  creditRate: row('Taux du crédit (CGI, art. 244 quater B)', 0.3, percent),
  overhead2024: row('Frais de fonctionnement, dépenses de 2024', 0.43, percent),
  overhead: row('Frais de fonctionnement, dépenses suivantes', 0.4, percent),
};

export type ScenarioKey = keyof typeof perScenario;
export type SharedKey = keyof typeof shared;
/** The shared inputs by name. */
export const given = Object.fromEntries(Object.entries(shared).map(([key, { value }]) => [key, value])) as Record<
  SharedKey,
  number
>;

const [product, sales, structure] = ['R&D et produit', 'Ventes et marketing', 'Renforcement de l’équipe'] as const;
/**
 * What a team costs before and after the funds are received: people at the end of 2024, payroll and purchases of 2024,
 * purchases a month once the funds are there, one expense and the months after the funds, share of the raise.
 */
interface Team
  extends Record<
    'people' | 'payroll' | 'external' | 'after2025' | 'after2026' | 'once' | 'onceAfter' | 'share',
    number
  > {
  key: 'Product' | 'Sales' | 'Structure';
  name: string;
}
export const teams: readonly Team[] = records<Team>(
  ['key', 'name', 'people', 'payroll', 'external', 'after2025', 'after2026', 'once', 'onceAfter', 'share'],
  [
    ['Product', product, 15, 1230, 220, 50, 70, 126, 8, 0.4],
    ['Sales', sales, 7, 590, 460, 70, 100, 147, 5, 0.3],
    ['Structure', structure, 8, 640, 510, 65, 80, 102, 1, 0.2],
  ],
);

/** People hired together: months after the funds, loaded cost of one (k€ a year), whether they sign customers once trained. */
export const hires = [
  { role: 'Développeurs, première équipe', team: product, count: 6, after: 1, wave: 1, cost: 78, sells: 0 },
  { role: 'Chefs de produit et design', team: product, count: 3, after: 2, wave: 1, cost: 84, sells: 0 },
  { role: 'Développeurs, deuxième équipe', team: product, count: 6, after: 4, wave: 1, cost: 78, sells: 0 },
  { role: 'Sécurité et données', team: product, count: 3, after: 8, wave: 2, cost: 90, sells: 0 },
  { role: 'Développeurs, troisième équipe', team: product, count: 4, after: 9, wave: 2, cost: 78, sells: 0 },
  { role: 'Commerciaux, premier groupe', team: sales, count: 3, after: 1, wave: 1, cost: 90, sells: 1 },
  { role: 'Marketing', team: sales, count: 3, after: 2, wave: 1, cost: 66, sells: 0 },
  { role: 'Commerciaux, deuxième groupe', team: sales, count: 3, after: 4, wave: 1, cost: 90, sells: 1 },
  { role: 'Commerciaux, troisième groupe', team: sales, count: 3, after: 8, wave: 2, cost: 90, sells: 1 },
  { role: 'Suivi des clients', team: structure, count: 4, after: 2, wave: 1, cost: 60, sells: 0 },
  { role: 'Finance et ressources humaines', team: structure, count: 3, after: 2, wave: 1, cost: 72, sells: 0 },
  { role: 'Suivi des clients', team: structure, count: 4, after: 9, wave: 2, cost: 60, sells: 0 },
] as const;

/** Months of the monthly cash: January 2025 to June 2026. */
export const FIRST_MONTHS = 18;
/** Cash lasts this many months at least, whatever the scenario: six to raise again, three to spare. */
export const SAFETY_MONTHS = 9;
/** Amounts tried, k€. */
export const triedAmounts = [5000, 6000, 7000, 8000, 10_000] as const;
/** The fallback: this amount (k€), and the first wave of hires only. */
export const FALLBACK = 6000;
/** Valuations before the raise, k€: those tried, and the one the tables of the page take. */
export const valuations = [20_000, 24_000, 28_000] as const;
export const VALUATION = 24_000;
/** Above this dilution, the raise is not worth its price. */
export const MOST_DILUTION = 1 / 3;
/** Shares of the capital before the raise, in %. */
export const holders = [
  { name: 'Fondateurs', share: 78 },
  { name: 'Premiers investisseurs', share: 14 },
  { name: 'Salariés (BSPCE)', share: 8 },
] as const;

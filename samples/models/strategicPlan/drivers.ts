import { doctrine } from '../../../data/blog/method.ts';
import { recordsBy } from '../../parts.ts';

/** Months from the launch, start and end of each project: the plan's own dates, which its cover draws too. */
export const schedule = {
  flows: [0, 3],
  entry: [1, 5],
  vision: [3, 6],
  training: [5, 8],
  packing: [6, 11],
  upkeep: [9, 13],
  extension: [11, 18],
} as const satisfies Record<string, readonly [from: number, to: number]>;
export type ProjectId = keyof typeof schedule;

/** Months of the whole plan. */
export const duration = Math.max(...Object.values(schedule).map(([, to]) => to));

/** The extension does one line after the other, with a gate between them. */
const secondLine = [schedule.extension[0], 15] as const;
const thirdLine = [secondLine[1], schedule.extension[1]] as const;

/** What the plan of a fictitious manufacturer of eighty-four starts from: nothing on its pages that does not follow from here. */
export const drivers: Drivers = {
  people: 84,
  sales: 14_200,
  cashFlow: 640,
  variable: 0.62,
  workshop: 32,
  temporary: 29.5,
  lines: { count: 3, hours: 3_800, operators: 4, lost: 0.5 },
  shares: [0.46, 0.31, 0.23],
  reuse: 0.6,
  measures: recordsBy<Measure, keyof Drivers['measures']>(
    ['name', 'unit', 'digits', 'declared', 'checked', 'sample', 'trace', 'target'],
    {
      scrap1: ['Rebuts, ligne 1', '%', 1, 4.3, 3.9, 40, 'ordres de fabrication', 2.4],
      scrap2: ['Rebuts, ligne 2', '%', 1, 3, 2.9, 30, 'ordres de fabrication', 1.9],
      scrap3: ['Rebuts, ligne 3', '%', 1, 2.7, 2.8, 30, 'ordres de fabrication', 1.8],
      packing: ['Emballage manuel', 'h', 0, 6_100, 5_700, 20, 'feuilles d’équipe', 2_100],
      temporary: ['Intérim à l’emballage', 'h', 0, 3_800, 3_500, 12, 'factures mensuelles'],
      stops: ['Arrêts, ligne 1', 'h', 0, 230, 205, 25, 'arrêts au journal de l’automate', 135],
      entry: ['Ressaisie des commandes', 'h', 0, 2_000, 1_700, 30, 'commandes suivies d’un bout à l’autre', 500],
    },
  ),
  projects: [
    {
      id: 'flows',
      name: 'Mesure des flux',
      items: [
        { name: 'Compteurs de pièces et d’arrêts', quantity: 4, price: 1.9 },
        { name: 'Jours d’analyse', quantity: 12, price: 0.7 },
      ],
    },
    {
      id: 'entry',
      name: 'Données de production',
      items: [
        { name: 'Terminaux d’atelier', quantity: 6, price: 1.8 },
        { name: 'Jours de connexion à la gestion de production', quantity: 26, price: 0.7 },
        { name: 'Reprise des gammes', quantity: 1, price: 8 },
      ],
    },
    {
      id: 'vision',
      name: 'Contrôle visuel, ligne 1',
      items: [
        { name: 'Poste de vision industrielle', quantity: 2, price: 46 },
        { name: 'Éclairage et mécanique', quantity: 1, price: 18 },
        { name: 'Jours de réglage', quantity: 20, price: 0.7 },
        { name: 'Essai sur pièces témoins', quantity: 1, price: 6 },
      ],
    },
    {
      id: 'training',
      name: 'Formation des équipes',
      items: [
        { name: 'Opérateurs formés deux jours', quantity: 48, price: 0.45 },
        { name: 'Jours de formateur', quantity: 10, price: 1.14 },
      ],
    },
    {
      id: 'packing',
      name: 'Cellule d’emballage',
      items: [
        { name: 'Robot de palettisation', quantity: 1, price: 82 },
        { name: 'Préhenseurs', quantity: 2, price: 13 },
        { name: 'Convoyage', quantity: 1, price: 48 },
        { name: 'Sécurité et conformité CE', quantity: 1, price: 34 },
        { name: 'Intégration', quantity: 1, price: 38 },
        { name: 'Mise en service', quantity: 1, price: 12 },
      ],
      terms: [
        { month: 7, share: 0.3 },
        { month: 10, share: 0.5 },
        { month: 11, share: 0.2 },
      ],
    },
    {
      id: 'upkeep',
      name: 'Pilote de maintenance',
      items: [
        { name: 'Capteurs de vibration', quantity: 12, price: 1.5 },
        { name: 'Logiciel de surveillance', quantity: 1, price: 14 },
        { name: 'Jours de paramétrage', quantity: 24, price: 0.7 },
        { name: 'Raccordement des machines', quantity: 1, price: 15.2 },
      ],
    },
    {
      id: 'extension',
      name: 'Extension aux trois lignes',
      items: [
        { name: 'Contrôle visuel, ligne 2', quantity: 1, price: 76, months: secondLine },
        { name: 'Contrôle visuel, ligne 3', quantity: 1, price: 76, months: thirdLine },
      ],
    },
  ],
  gains: {
    entry: { project: 'entry', months: schedule.entry, running: 5 },
    scrap1: { project: 'vision', months: schedule.vision, running: 6 },
    packing: { project: 'packing', months: schedule.packing, running: 14 },
    stops: { project: 'upkeep', months: schedule.upkeep, running: 7 },
    scrap2: { project: 'extension', months: secondLine, running: 4 },
    scrap3: { project: 'extension', months: thirdLine, running: 4 },
  },
  ramp: { share: 0.5, months: 3 },
  contingency: 0.1,
  longest: doctrine.payback.equipment,
  lease: { rate: 0.054, months: 60, option: 0.01 },
  loan: { amount: 200, rate: 0.046, months: 60, drawn: 7 },
  gates: [
    { name: 'J1', month: 3, condition: 'les compteurs confirment, à un dixième près, les rebuts retenus' },
    { name: 'J2', month: 6, condition: 'le fabricant tient la cadence sur nos formats, à prix ferme' },
    { name: 'J3', month: 9, condition: 'les compteurs confirment les arrêts retenus, ligne 1' },
    { name: 'J4', month: 11, condition: 'rebuts de la ligne 1, deux mois pleins :', aim: 'scrap1' },
    { name: 'J5', month: 15, condition: 'rebuts de la ligne 2, un mois plein :', aim: 'scrap2' },
  ],
  trials: { late: 3, prices: 0.15, reached: [0.8, 0.6] },
  quotes: [
    { name: 'Intégrateur A', more: 0, pace: 14, weeks: 20, trial: 'oui, avant commande' },
    { name: 'Intégrateur B', more: 26, pace: 16, weeks: 16, trial: 'après commande' },
    { name: 'Intégrateur C', more: -21, pace: 11, weeks: 24, trial: 'non' },
  ],
  discarded: [
    { name: 'Quatrième ligne', cost: 1_150, gain: 150, why: 'retour trop long' },
    { name: 'Magasin automatique', cost: 310, gain: 38, why: 'retour trop long' },
    { name: 'Nouvelle gestion', cost: 260, gain: 24, why: 'retour trop long' },
    { name: 'Soudage robotisé', cost: 210, gain: 31, why: 'séries trop courtes' },
    { name: 'Navettes autonomes', cost: 180, gain: 21, why: 'allées trop étroites' },
    { name: 'Jumeau numérique', cost: 95, gain: 9, why: 'données insuffisantes' },
    { name: 'Prévision des ventes', cost: 45, gain: 6, why: 'trop peu de références' },
    { name: 'Étiquetage automatique', cost: 36, gain: 9, why: 'repris par la cellule' },
    { name: 'Devis automatiques', cost: 28, gain: 7.5, why: 'après les nomenclatures' },
  ],
};

/** A quantity the company declared and a sample confirmed or corrected. */
export interface Measure {
  name: string;
  unit: string;
  digits: number;
  declared: number;
  checked: number;
  /** What was drawn at random, and how many. */
  sample: number;
  trace: string;
  /** What the plan aims at; absent where the quantity only bounds another. */
  target?: number;
}

/** Something bought: thousands of euros each, without tax, an assumption of the illustration. */
export interface Item {
  name: string;
  quantity: number;
  price: number;
  /** Months from the launch, where it is not those of its project. */
  months?: readonly [from: number, to: number];
}

export interface Project {
  id: ProjectId;
  name: string;
  items: readonly Item[];
  /** Share of the price paid in a month; absent: evenly over its months. */
  terms?: readonly { month: number; share: number }[];
}

export type GainId = 'entry' | 'scrap1' | 'packing' | 'stops' | 'scrap2' | 'scrap3';

export interface Drivers {
  people: number;
  /** Thousands of euros a year: sales, and cash flow from operations. */
  sales: number;
  cashFlow: number;
  /** Share of the sales that varies with production: what a scrapped part costs. */
  variable: number;
  /** Euros an hour: workshop, loaded; temporary work, invoiced. */
  workshop: number;
  temporary: number;
  /** Lines, hours a year each runs, operators on it, share of a stop's output that is not caught up. */
  lines: { count: number; hours: number; operators: number; lost: number };
  /** Share of the sales made on each line. */
  shares: readonly [number, number, number];
  /** Share of the clerical hours saved that is really used elsewhere. */
  reuse: number;
  measures: Record<'scrap1' | 'scrap2' | 'scrap3' | 'packing' | 'temporary' | 'stops' | 'entry', Measure>;
  projects: readonly Project[];
  /** Months from the launch in which the work for each gain begins and after which it shows; k€ a year it costs to keep. */
  gains: Record<GainId, { project: ProjectId; months: readonly [from: number, to: number]; running: number }>;
  /** Share of a gain in its first months, and how many they are. */
  ramp: { share: number; months: number };
  /** Added to every expense. */
  contingency: number;
  /** Longest payback accepted, in months. */
  longest: number;
  /** Leasing of the packing cell and bank loan: yearly rates, months, option at the end, month of drawing. */
  lease: { rate: number; months: number; option: number };
  loan: { amount: number; rate: number; months: number; drawn: number };
  /** What must be true to go on; a measure that must have reached its target ends the sentence. */
  gates: readonly { name: string; month: number; condition: string; aim?: 'scrap1' | 'scrap2' }[];
  /** What is tried against the plan: gains late by some months, prices above the estimate, goals reached in part. */
  trials: { late: number; prices: number; reached: readonly number[] };
  /** Offers for the cell: k€ above the one kept, cartons a minute, weeks to delivery. */
  quotes: readonly { name: string; more: number; pace: number; weeks: number; trial: string }[];
  discarded: readonly { name: string; cost: number; gain: number; why: string }[];
}

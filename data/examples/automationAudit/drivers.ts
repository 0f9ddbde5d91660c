/** What the audit of a fictitious agency of eighteen starts from: nothing on its pages that does not follow from here. */
export interface Step {
  label: string;
  /** Minutes per case. */
  minutes: number;
  automatic?: boolean;
  /** Figures carried from one place to another. */
  copying?: boolean;
}

export interface Process {
  id: 'reports' | 'drafts' | 'requests' | 'minutes' | 'timesheets' | 'invoices';
  name: string;
  /** One case of it. */
  unit: string;
  /** Cases a month. */
  volume: number;
  /** Minutes per case, as whoever does it declares them. */
  declared: number;
  /** Minutes of the cases checked, from the traces the agency already keeps. */
  checks: readonly number[];
  /** Where those traces are. */
  evidence: string;
  /** The steps today, where the process is drawn; together they take the time retained. */
  today?: readonly Step[];
  /** What remains human after; or the share of the time that goes. */
  after: { steps: readonly Step[] } | { saved: number };
  /** Share of the cases that fall back on the old way. */
  exceptions: number;
  /** Days of integration. */
  days: number;
  /** People to train, and hours for each. */
  trainees: number;
  training: number;
  /** Hours a month to keep it running. */
  upkeep: number;
  /** Calls to the language model per case, tokens read and written by each. */
  calls?: { count: number; input: number; output: number };
  /** What must hold for the next project to start, besides the time saved. */
  control: string;
}

export interface Kept {
  name: string;
  /** Hours a month, declared. */
  hours: number;
  why: string;
  /** Where the return was worked out: hours a month saved, euros a month of tools, hours of upkeep, days. */
  tried?: { saved: number; tools: number; upkeep: number; days: number };
}

export interface Tool {
  name: string;
  quantity: number;
  unit: string;
  /** Euros a month for one, without tax: an assumption of the illustration. */
  price: number;
  usedBy: readonly Process['id'][];
}

export interface Drivers {
  people: number;
  /** Paid hours a week and person. */
  weeklyHours: number;
  /** Loaded cost of a person a year, in euros, and hours really worked. */
  loadedCost: number;
  workedHours: number;
  /** Share of the freed hours that is really used again. */
  reuse: number;
  /** Share of the gain in the first month of use. */
  firstMonth: number;
  /** Euros a day, days a week. */
  integration: { dayRate: number; daysPerWeek: number };
  /** Day of integration after which the first process is tried on real cases, and how many. */
  trial: { day: number; cases: number };
  /** Shares of reuse tried, and by how much human time might exceed the forecast. */
  sensitivity: { reuses: readonly number[]; slower: number };
  /** Longest payback accepted for a project, in months. */
  longest: number;
  /** Dollars per million tokens read and written (public price); euros for a dollar (assumption). */
  model: { input: number; output: number; euro: number };
  processes: readonly Process[];
  kept: readonly Kept[];
  tools: readonly Tool[];
}

export const drivers: Drivers = {
  people: 18,
  weeklyHours: 35,
  loadedCost: 54_000,
  workedHours: 1_350,
  reuse: 0.7,
  firstMonth: 0.5,
  integration: { dayRate: 550, daysPerWeek: 2.5 },
  trial: { day: 3, cases: 5 },
  sensitivity: { reuses: [0.4, 0.55, 0.7, 0.85, 1], slower: 0.25 },
  longest: 12,
  model: { input: 1.25, output: 10, euro: 0.9 },
  processes: [
    {
      id: 'reports',
      name: 'Rapports mensuels',
      unit: 'rapport',
      volume: 25,
      declared: 270,
      checks: [248, 262, 255, 290, 271],
      evidence: 'historique des versions du tableur',
      today: [
        { label: 'Exporter cinq sources', minutes: 55, copying: true },
        { label: 'Copier au tableur', minutes: 48, copying: true },
        { label: 'Corriger les écarts', minutes: 42, copying: true },
        { label: 'Tracer les graphiques', minutes: 40, copying: true },
        { label: 'Rédiger l’analyse', minutes: 50 },
        { label: 'Relire', minutes: 20 },
        { label: 'Envoyer', minutes: 7 },
      ],
      after: {
        steps: [
          { label: 'Collecte et graphiques', minutes: 0, automatic: true },
          { label: 'Contrôler les écarts', minutes: 15 },
          { label: 'Analyser sur brouillon', minutes: 40 },
          { label: 'Relire', minutes: 20 },
          { label: 'Valider l’envoi', minutes: 7 },
        ],
      },
      exceptions: 0.12,
      days: 8,
      trainees: 7,
      training: 3,
      upkeep: 4,
      calls: { count: 4, input: 30_000, output: 2_000 },
      control: 'aucun chiffre faux chez le client',
    },
    {
      id: 'minutes',
      name: 'Comptes rendus de réunion',
      unit: 'réunion',
      volume: 48,
      declared: 45,
      checks: [41, 36, 38, 33, 47, 38, 30, 40],
      evidence: 'fin de réunion à l’agenda, heure d’envoi',
      after: {
        steps: [
          { label: 'Relire et corriger', minutes: 9 },
          { label: 'Envoyer', minutes: 3 },
        ],
      },
      exceptions: 0.1,
      days: 2,
      trainees: 8,
      training: 1.5,
      upkeep: 1,
      calls: { count: 1, input: 15_000, output: 1_500 },
      control: 'accord écrit des participants',
    },
    {
      id: 'timesheets',
      name: 'Saisie des temps',
      unit: 'feuille',
      volume: 78,
      declared: 25,
      checks: [22, 19, 24, 21, 18, 26, 20, 21, 23, 17],
      evidence: 'journal du logiciel de temps',
      after: { steps: [{ label: 'Vérifier et valider', minutes: 8 }] },
      exceptions: 0.05,
      days: 2,
      trainees: 18,
      training: 0.5,
      upkeep: 1,
      control: 'totaux égaux à la paie',
    },
    {
      id: 'requests',
      name: 'Qualification des demandes',
      unit: 'demande',
      volume: 120,
      declared: 15,
      checks: [17, 14, 19, 16, 17, 22, 15, 18, 17, 13, 20, 16],
      evidence: 'heures d’arrivée et de tri des courriels',
      after: { steps: [{ label: 'Relire le tri', minutes: 4 }] },
      exceptions: 0.15,
      days: 4,
      trainees: 3,
      training: 2,
      upkeep: 2,
      calls: { count: 2, input: 3_000, output: 500 },
      control: 'aucune demande sérieuse écartée',
    },
    {
      id: 'drafts',
      name: 'Premiers jets de contenus',
      unit: 'contenu',
      volume: 40,
      declared: 150,
      checks: [128, 141, 160, 137, 152, 135],
      evidence: 'historique des documents partagés',
      after: { saved: 0.3 },
      exceptions: 0.15,
      days: 4,
      trainees: 10,
      training: 4,
      upkeep: 2,
      calls: { count: 6, input: 12_000, output: 4_000 },
      control: 'note des clients inchangée',
    },
    {
      id: 'invoices',
      name: 'Facturation et relances',
      unit: 'facture',
      volume: 60,
      declared: 24,
      checks: [21, 25, 22, 19, 23, 22, 26, 20, 24, 21],
      evidence: 'dates de création et d’envoi des factures',
      after: {
        steps: [
          { label: 'Contrôler le montant', minutes: 6 },
          { label: 'Valider l’envoi', minutes: 3 },
        ],
      },
      exceptions: 0.1,
      days: 3,
      trainees: 2,
      training: 2,
      upkeep: 2,
      control: 'aucune relance sans accord',
    },
  ],
  kept: [
    { name: 'Création graphique', hours: 165, why: 'le métier même de l’agence' },
    { name: 'Stratégie de campagne', hours: 104, why: 'jugement et relation' },
    { name: 'Achat média', hours: 87, why: 'déjà outillé par les régies' },
    { name: 'Points clients', hours: 78, why: 'ce que le client achète' },
    {
      name: 'Recrutement',
      hours: 26,
      why: 'trop rare',
      tried: { saved: 3, tools: 20, upkeep: 1, days: 2 },
    },
    { name: 'Veille', hours: 26, why: 'gain trop faible', tried: { saved: 5, tools: 60, upkeep: 1, days: 3 } },
  ],
  tools: [
    { name: 'Connecteur de données publicitaires', quantity: 5, unit: 'sources', price: 29, usedBy: ['reports'] },
    {
      name: 'Automate de flux',
      quantity: 1,
      unit: 'abonnement',
      price: 79,
      usedBy: ['reports', 'requests', 'invoices'],
    },
    { name: 'Transcription de réunions', quantity: 8, unit: 'postes', price: 17, usedBy: ['minutes'] },
    { name: 'Suivi automatique du temps', quantity: 18, unit: 'postes', price: 7, usedBy: ['timesheets'] },
    { name: 'Module de relance', quantity: 1, unit: 'abonnement', price: 25, usedBy: ['invoices'] },
  ],
};

import type { BarsChart, FlowChart, MapChart } from '../chartTypes.ts';
import type { DataTable } from '../types.ts';

/** The audit's hypotheses: every figure of the return follows from these and from the table of processes. */
const hypotheses = {
  weeks: 44,
  hourlyCost: 40,
  reused: 0.7,
  dayRate: 550,
  licences: 520,
  people: 18,
  training: 6,
  upkeep: 2,
};

/** Hours a week for the whole agency, before and after; effort in days where the process is automated. */
const processes = [
  { name: 'Rapports mensuels', before: 26, after: 8, days: 8 },
  { name: 'Premiers jets de contenus', before: 22, after: 13, days: 5 },
  { name: 'Qualification des demandes', before: 9, after: 3, days: 4 },
  { name: 'Comptes rendus de réunion', before: 8, after: 2, days: 2 },
  { name: 'Saisie des temps', before: 7, after: 2, days: 2 },
  { name: 'Facturation et relances', before: 6, after: 2, days: 3 },
] as const;
const kept = [
  { name: 'Création graphique', before: 38, why: 'le métier même de l’agence' },
  { name: 'Stratégie de campagne', before: 24, why: 'jugement et relation' },
  { name: 'Achat média', before: 20, why: 'déjà outillé par les régies' },
  { name: 'Points clients', before: 18, why: 'ce que le client achète' },
  { name: 'Recrutement et formation', before: 6, why: 'trop rare pour être standardisé' },
  { name: 'Veille', before: 6, why: 'gain incertain, à revoir dans un an' },
] as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const before = sum(processes.map((process) => process.before));
const after = sum(processes.map((process) => process.after));
const keptHours = sum(kept.map((process) => process.before));
const days = sum(processes.map((process) => process.days));

const gainFor = (reused: number) => Math.round((before - after) * hypotheses.weeks * hypotheses.hourlyCost * reused);
const costs = {
  integration: days * hypotheses.dayRate,
  licences: hypotheses.licences * 12,
  training: hypotheses.people * hypotheses.training * hypotheses.hourlyCost,
  upkeep: hypotheses.upkeep * hypotheses.weeks * hypotheses.hourlyCost,
};
const firstYear = sum(Object.values(costs));
const nextYears = costs.licences + costs.upkeep;
const percent = (benefit: number, cost: number) => Math.round(((benefit - cost) / cost) * 100);

export const timeTable: DataTable = {
  caption: 'Six processus à automatiser, en heures par semaine pour toute l’agence',
  columns: [
    { label: 'Processus' },
    { label: 'Avant', digits: 0 },
    { label: 'Après', digits: 0 },
    { label: 'Gain', digits: 0 },
    { label: 'Effort', digits: 0, unit: 'j' },
  ],
  rows: [
    ...processes.map((process) => ({
      cells: [process.name, process.before, process.after, process.before - process.after, process.days],
    })),
    { cells: ['Total', before, after, before - after, days], look: 'total' as const },
  ],
  note: 'Temps relevés au chronomètre pendant deux semaines (données d’illustration). Après : un essai par processus ; les premiers jets suivent la mesure publiée de 40 % de temps en moins [3].',
};

export const keptTable: DataTable = {
  caption: 'Six processus à ne pas toucher',
  columns: [{ label: 'Processus' }, { label: 'Heures par semaine', digits: 0 }, { label: 'Pourquoi' }],
  rows: [
    ...kept.map(({ name, before: hours, why }) => ({ cells: [name, hours, why] })),
    { cells: ['Total', keptHours, null], look: 'total' as const },
  ],
};

export const gainChart: BarsChart = {
  type: 'bars',
  title: 'Deux processus donnent plus de la moitié du gain',
  measure: 'Heures gagnées par semaine',
  unit: 'h',
  digits: 0,
  rows: processes.map((process, index) => ({
    label: process.name,
    value: process.before - process.after,
    ...(index < 2 && { hot: true }),
  })),
};

export const priorityChart: MapChart = {
  type: 'map',
  title: 'Commencer par les comptes rendus : deux jours pour six heures par semaine',
  measure: 'Effort en jours, gain en heures par semaine',
  x: { label: 'Effort', from: 0, to: 10, unit: 'jours' },
  y: { label: 'Gain', from: 0, to: 20, unit: 'h par semaine' },
  points: processes.map((process) => ({
    label: process.name,
    x: process.days,
    y: process.before - process.after,
    ...(process.name === 'Comptes rendus de réunion' && { hot: true }),
  })),
};

export const reportFlow: FlowChart = {
  type: 'flow',
  title: 'Le rapport mensuel passe de 270 à 83 minutes, relecture humaine comprise',
  measure: 'Minutes par rapport ; 25 rapports par mois',
  lanes: [
    {
      label: 'Avant',
      steps: [
        { label: 'Exporter cinq sources', minutes: 55 },
        { label: 'Copier au tableur', minutes: 50 },
        { label: 'Corriger les écarts', minutes: 45 },
        { label: 'Tracer les graphiques', minutes: 40 },
        { label: 'Rédiger l’analyse', minutes: 50 },
        { label: 'Relire', minutes: 20 },
        { label: 'Envoyer', minutes: 10 },
      ],
    },
    {
      label: 'Après',
      steps: [
        { label: 'Collecte et graphiques', minutes: 0, automatic: true },
        { label: 'Contrôler les écarts', minutes: 15 },
        { label: 'Analyser sur brouillon', minutes: 38 },
        { label: 'Relire', minutes: 20 },
        { label: 'Valider l’envoi', minutes: 10 },
      ],
    },
  ],
};

export const returnTable: DataTable = {
  caption: 'Retour sur investissement, calculé depuis le tableau des temps',
  columns: [{ label: 'Ligne' }, { label: 'Calcul' }, { label: 'Montant', digits: 0, unit: '€' }],
  rows: [
    { cells: ['Gain annuel retenu', '48 h × 44 semaines × 40 € × 70 %', gainFor(hypotheses.reused)], look: 'total' },
    { cells: ['Intégration', '24 jours × 550 €', costs.integration] },
    { cells: ['Licences', '520 € × 12 mois', costs.licences] },
    { cells: ['Formation [4]', '18 personnes × 6 h × 40 €', costs.training] },
    { cells: ['Entretien', '2 h × 44 semaines × 40 €', costs.upkeep] },
    { cells: ['Coût de la première année', null, firstYear], look: 'total' },
    {
      cells: ['Retour la première année', '(gain − coût) ÷ coût', percent(gainFor(hypotheses.reused), firstYear)],
      unit: '%',
      signed: true,
    },
    {
      cells: [
        'Retour sur trois ans',
        'ensuite, licences et entretien seuls',
        percent(gainFor(hypotheses.reused) * 3, firstYear + nextYears * 2),
      ],
      unit: '%',
      signed: true,
    },
  ],
  note: 'Hypothèses : 44 semaines travaillées, 40 € de coût horaire chargé, 70 % des heures libérées réellement réemployées. Simulation indicative, sans promesse de résultat.',
};

export const sensitivityTable: DataTable = {
  caption: 'Ce qui change si moins d’heures sont réemployées',
  columns: [
    { label: 'Heures réemployées' },
    { label: 'Gain annuel', digits: 0, unit: '€' },
    { label: 'Retour, année 1', digits: 0, unit: '%', signed: true },
    { label: 'Remboursé en', digits: 1, unit: 'mois' },
  ],
  rows: [0.4, 0.7, 1].map((reused) => ({
    cells: [
      `${Math.round(reused * 100)} %`,
      gainFor(reused),
      percent(gainFor(reused), firstYear),
      firstYear / (gainFor(reused) / 12),
    ],
    ...(reused === hypotheses.reused && { look: 'hot' as const }),
  })),
};

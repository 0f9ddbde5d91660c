import type { InnerPage } from '../types.ts';
import { priorityChart, reportFlow, returnTable, sensitivityTable } from './figures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [
  {
    folio: 3,
    section: 'Cartographie des processus',
    title: 'Le rapport mensuel recopie à la main cinq sources',
    blocks: [
      { kind: 'chart', chart: reportFlow },
      {
        kind: 'text',
        text: 'Vingt-cinq rapports par mois à 270 minutes : 112,5 heures, soit 26 heures par semaine. Les quatre premières étapes prennent 190 minutes, sans une ligne d’analyse.',
      },
      {
        kind: 'list',
        items: ['La collecte et les graphiques se font la nuit. Un chef de projet relit et valide chaque envoi.'],
      },
    ],
  },
  {
    folio: 16,
    section: 'Priorités',
    title: 'Deux chantiers rapides financent les quatre autres',
    blocks: [
      { kind: 'chart', chart: priorityChart },
      {
        kind: 'text',
        text: 'Comptes rendus et saisie des temps : quatre jours d’effort, onze heures gagnées par semaine. Ils se mettent en place sans toucher aux données des clients.',
      },
    ],
  },
  {
    folio: 22,
    section: 'Retour sur investissement',
    title: 'Le coût se rembourse en cinq mois et demi',
    blocks: [
      { kind: 'table', table: returnTable },
      { kind: 'table', table: sensitivityTable },
    ],
  },
  {
    folio: 27,
    section: 'Plan de déploiement',
    title: 'Dix semaines, et un arrêt possible à la quatrième',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Déploiement',
          columns: [{ label: 'Semaine' }, { label: 'Chantier' }, { label: 'Jours', digits: 0 }, { label: 'Contrôle' }],
          rows: [
            { cells: ['1', 'Comptes rendus', 2, 'dix réunions relues mot à mot'] },
            { cells: ['2', 'Saisie des temps', 2, 'écart avec la paie de 1 % au plus'] },
            { cells: ['3–6', 'Rapports mensuels', 8, 'cinq rapports en double, avant et après'] },
            { cells: ['7', 'Facturation et relances', 3, 'aucune relance envoyée sans accord'] },
            { cells: ['8', 'Qualification des demandes', 4, 'cinquante demandes reclassées à la main'] },
            { cells: ['9–10', 'Premiers jets de contenus', 5, 'note des clients inchangée'] },
            { cells: ['Total', null, 24, null], look: 'total' },
          ],
        },
      },
      { kind: 'heading', text: 'L’arrêt de la quatrième semaine' },
      {
        kind: 'text',
        text: 'Si les cinq premiers rapports en double ne font pas gagner deux heures chacun, le chantier s’arrête. Coût engagé à cette date : huit jours, soit 4 400 €.',
      },
    ],
  },
];

import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 33 of the deliverable on. */
export const pagesFrom33: readonly InnerPage[] = [
  {
    folio: 33,
    title: 'Cinq déclarations sur six dépassaient le temps contrôlé',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Le contrôle retire jusqu’à 11 minutes à un temps déclaré',
          measure: 'Minutes retirées par cas : temps déclaré, moins temps retenu',
          unit: 'min',
          digits: 0,
          rows: [
            { label: 'Rapports mensuels', value: 8 },
            { label: 'Comptes rendus de réunion', value: 7 },
            { label: 'Saisie des temps', value: 4 },
            { label: 'Qualification des demandes', value: 0 },
            { label: 'Premiers jets de contenus', value: 11, hot: true },
            { label: 'Facturation et relances', value: 2 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Le contrôle, processus par processus',
          columns: [
            { label: 'Processus' },
            { label: 'Trace examinée' },
            { label: 'Cas', digits: 0 },
            { label: 'Plus court', digits: 0, unit: 'min' },
            { label: 'Plus long', digits: 0, unit: 'min' },
          ],
          rows: [
            { cells: ['Rapports mensuels', 'historique des versions du tableur', 5, 248, 290] },
            { cells: ['Comptes rendus de réunion', 'fin de réunion à l’agenda, heure d’envoi', 8, 30, 47] },
            { cells: ['Saisie des temps', 'journal du logiciel de temps', 10, 17, 26] },
            { cells: ['Qualification des demandes', 'heures d’arrivée et de tri des courriels', 12, 13, 22] },
            { cells: ['Premiers jets de contenus', 'historique des documents partagés', 6, 128, 160] },
            { cells: ['Facturation et relances', 'dates de création et d’envoi des factures', 10, 19, 26] },
            { cells: ['Total', null, 51, null, null], look: 'total' },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Aucun chronomètre : les 51 cas se lisent dans les traces que l’agence garde déjà. Ils sont tirés au hasard dans le dernier mois complet, et elle les envoie avec le brief.',
      },
      {
        kind: 'text',
        text: 'De 5 à 12 cas par processus suffisent à borner une erreur, pas à mesurer une moyenne. C’est pourquoi le temps le plus court est retenu, et un contrôle précède chaque mise en service.',
      },
    ],
  },
];

import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 28 of the deliverable on. */
export const pagesFrom28: readonly InnerPage[] = [
  {
    folio: 28,
    section: 'Plan de déploiement',
    title: 'À chaque point d’arrêt, une part du coût peut être évitée',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Six\u00a0points d’arrêt',
          columns: [
            { label: 'Après' },
            { label: 'Semaine', digits: 0 },
            { label: 'Gain exigé', digits: 0, unit: 'min' },
            { label: 'Dépensé', digits: 0, unit: '€' },
            { label: 'Évité', digits: 0, unit: '€' },
          ],
          rows: [
            { cells: ['Essai sur 5 cas : rapports mensuels', 2, 80, 1650, 25408] },
            { cells: ['Rapports mensuels', 4, 80, 5324, 21734] },
            { cells: ['Qualification des demandes', 5, 6, 8087, 18972] },
            { cells: ['Premiers jets de contenus', 7, 25, 11628, 15430] },
            { cells: ['Saisie des temps', 8, 11, 13192, 13866] },
            { cells: ['Comptes rendus de réunion', 8, 21, 14926, 12132] },
          ],
          note: 'Gain exigé : par cas, mesuré sur les premiers cas réels ; au-dessous, le chantier ne se rembourse pas en 12 mois. Évité, si l’on arrête : le reste du coût de la première année.',
        },
      },
      {
        kind: 'text',
        text: 'Sur 27 058 € prévus la première année, 1 650 € sont dépensés au premier point d’arrêt. Avant le dernier chantier, 12 132 € peuvent encore être évités.',
      },
      {
        kind: 'text',
        text: 'Les abonnements se prennent au mois : aucun ne commence avant le mois où son chantier entre en service.',
      },
    ],
  },
  {
    folio: 33,
    section: 'Annexes',
    title: 'Cinq déclarations sur six dépassaient le temps contrôlé',
    blocks: [
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

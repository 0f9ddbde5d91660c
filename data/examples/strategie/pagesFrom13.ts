import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 13 of the deliverable on. */
export const pagesFrom13: readonly InnerPage[] = [
  {
    folio: 13,
    title: 'La cellule, 36 % du budget, ne se commande qu’à J2',
    lead: 'Chaque jalon précède une dépense et dit ce qui reste libre. À J2, avant de commander la cellule, c’est 68 % du budget ; à J5, encore 76 k€.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'gantt',
          title: 'Un jalon avant chaque dépense lourde : cinq décisions en 18 mois',
          measure: 'Mois depuis le lancement ; les losanges sont les jalons',
          months: 18,
          tasks: [
            { label: 'Mesure des flux', from: 0, to: 3 },
            { label: 'Données de production', from: 1, to: 5 },
            { label: 'Contrôle visuel, ligne 1', from: 3, to: 6 },
            { label: 'Formation des équipes', from: 5, to: 8 },
            { label: 'Cellule d’emballage', from: 6, to: 11, hot: true },
            { label: 'Pilote de maintenance', from: 9, to: 13 },
            { label: 'Extension aux trois lignes', from: 11, to: 18 },
          ],
          milestones: [
            { label: 'J1', month: 3 },
            { label: 'J2', month: 6 },
            { label: 'J3', month: 9 },
            { label: 'J4', month: 11 },
            { label: 'J5', month: 15 },
          ],
        },
      },
      {
        kind: 'list',
        items: [
          'Les chantiers qui rapportent commencent dans l’ordre de leur délai de retour. La mesure des flux les précède, la formation précède la cellule.',
          'À chaque jalon, un comité d’une heure : la condition est tenue, ou la dépense suivante n’est pas engagée.',
        ],
      },
      {
        kind: 'table',
        table: {
          caption: 'Cinq jalons : ce qui est engagé, ce qui peut encore être gardé',
          columns: [
            { label: 'Jalon' },
            { label: 'Condition' },
            { label: 'Débloque' },
            { label: 'Engagé', digits: 0, unit: 'k€' },
            { label: 'Encore libre', digits: 0, unit: 'k€' },
          ],
          rows: [
            {
              cells: [
                'J1,\u00a0M3',
                'les compteurs confirment, à un dixième près, les rebuts retenus',
                'contrôle visuel, ligne 1 ; formation des équipes',
                53,
                619,
              ],
            },
            {
              cells: [
                'J2,\u00a0M6',
                'le fabricant tient la cadence sur nos formats, à prix ferme',
                'cellule d’emballage',
                216,
                456,
              ],
            },
            {
              cells: [
                'J3,\u00a0M9',
                'les compteurs confirment les arrêts retenus, ligne 1',
                'pilote de maintenance',
                456,
                216,
              ],
            },
            {
              cells: [
                'J4,\u00a0M11',
                'rebuts de la ligne 1, deux mois pleins : 2,4 % au plus',
                'contrôle visuel, ligne 2',
                520,
                152,
              ],
            },
            {
              cells: [
                'J5,\u00a0M15',
                'rebuts de la ligne 2, un mois plein : 1,9 % au plus',
                'contrôle visuel, ligne 3',
                596,
                76,
              ],
            },
          ],
          note: 'Engagé : tout ce qui a commencé, payé ou non, hors aléas. Encore libre : ce qui n’est pas commandé.',
          dense: true,
        },
      },
    ],
  },
  {
    folio: 14,
    title: 'À chaque jalon, ce qui est déjà fait se rembourse seul',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: '36 mois au plus, où que le plan s’arrête',
          measure: 'Mois pour se rembourser si le plan s’arrête à ce jalon',
          unit: 'mois',
          digits: 0,
          rows: [
            { label: 'J1', value: 35 },
            { label: 'J2', value: 36 },
            { label: 'J3', value: 34 },
            { label: 'J4', value: 35 },
            { label: 'J5', value: 35 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Si le plan s’arrête là',
          columns: [
            { label: 'Arrêt à' },
            { label: 'Engagé', digits: 0, unit: 'k€' },
            { label: 'Gain net gardé par an', digits: 0, unit: 'k€' },
            { label: 'Remboursé en', digits: 0, unit: 'mois' },
          ],
          rows: [
            { cells: ['J1', 53, 18, 35] },
            { cells: ['J2', 216, 73, 36] },
            { cells: ['J3', 456, 162, 34] },
            { cells: ['J4', 520, 181, 35] },
            { cells: ['J5', 596, 204, 35] },
          ],
          note: 'À plein régime, avant aléas et intérêts, les objectifs des chantiers commencés étant atteints.',
        },
      },
      {
        kind: 'text',
        text: 'Aucun chantier n’a besoin du suivant pour rapporter : 36 mois au plus, à plein régime. À J2, 216 k€ sont engagés et 456 k€ restent libres : c’est la vraie décision du plan.',
      },
      {
        kind: 'text',
        text: 'L’extension coûte 152 k€ et fait passer le solde du mois 72 de 287 k€\u00a0à\u00a0289 k€ : presque rien. Le conseil est de s’arrêter avant elle, et de ne la reprendre que si les rebuts des lignes 2 et 3 dépassent ceux du diagnostic.',
      },
      {
        kind: 'text',
        text: 'Un jalon manqué se rejoue une fois, un mois plus tard. Manqué deux fois, il arrête le plan.',
      },
    ],
  },
  {
    folio: 15,
    title: 'À chaque chantier son budget, son responsable et son décideur',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Un budget et un responsable par chantier',
          columns: [
            { label: 'Chantier' },
            { label: 'Budget', digits: 0, unit: 'k€' },
            { label: 'Responsable' },
            { label: 'Décideur' },
            { label: 'Preuve' },
          ],
          rows: [
            { cells: ['Mesure des flux', 16, 'Responsable méthodes', 'Direction', 'relevés hebdomadaires'] },
            { cells: ['Données de production', 37, 'Ordonnancement', 'Direction', 'commande sans ressaisie'] },
            { cells: ['Contrôle visuel, ligne 1', 130, 'Responsable qualité', 'Direction', 'rebuts de la ligne 1'] },
            { cells: ['Formation des équipes', 33, 'Ressources humaines', 'Chef d’atelier', 'postes tenus'] },
            {
              cells: ['Cellule d’emballage', 240, 'Chef de projet cellule', 'Direction et finances', 'cadence signée'],
            },
            { cells: ['Pilote de maintenance', 64, 'Maintenance', 'Chef d’atelier', 'heures d’arrêt'] },
            {
              cells: [
                'Extension aux trois lignes',
                152,
                'Responsable qualité',
                'Comité mensuel',
                'rebuts des lignes 2 et 3',
              ],
            },
          ],
          note: 'Fonctions d’illustration.',
        },
      },
      { kind: 'heading', text: 'La règle du comité' },
      { kind: 'text', text: 'Le responsable d’un chantier ne décide pas de sa suite.' },
    ],
  },
];

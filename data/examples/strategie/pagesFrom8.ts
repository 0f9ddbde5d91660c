import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 8 of the deliverable on. */
export const pagesFrom8: readonly InnerPage[] = [
  {
    folio: 8,
    title: 'Dans quel ordre commencer',
    lead: 'L’ordre est celui du calcul : l’investissement, divisé par le gain net. La limite est de 60 mois ; tous les chantiers retenus la respectent.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Données de production d’abord : 25 mois pour se rembourser',
          measure: 'Mois pour rembourser chaque chantier, à plein régime',
          unit: 'mois',
          digits: 0,
          rows: [
            { label: 'Données de production', value: 25, hot: true },
            { label: 'Contrôle visuel, ligne 1', value: 28 },
            { label: 'Cellule d’emballage', value: 32 },
            { label: 'Pilote de maintenance', value: 41 },
            { label: 'Extension aux trois lignes', value: 49 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'L’ordre des chantiers : du plus vite remboursé au plus lent',
          columns: [
            { label: 'Chantier' },
            { label: 'Investi', digits: 1, unit: 'k€' },
            { label: 'Net par an', digits: 1, unit: 'k€' },
            { label: 'Retour', digits: 0, unit: 'mois' },
          ],
          rows: [
            { cells: ['1. Données de production', 37, 18, 25] },
            { cells: ['2. Contrôle visuel, ligne 1', 130, 54.7, 28] },
            { cells: ['3. Cellule d’emballage', 240, 89.3, 32] },
            { cells: ['4. Pilote de maintenance', 64, 18.5, 41] },
            { cells: ['5. Extension aux trois lignes', 152, 37.5, 49] },
          ],
          note: 'Retour à plein régime, avant aléas et intérêts. Mesure des flux et formation des équipes préparent les autres et ne rapportent rien seules : leur coût entre dans le total.',
        },
      },
    ],
  },
  {
    folio: 9,
    title: 'Neuf chantiers écartés, dont sept par le calcul',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Sept dépassent la limite de 60 mois',
          measure: 'Mois pour se rembourser : coût divisé par gain annuel',
          unit: 'mois',
          digits: 0,
          rows: [
            { label: 'Quatrième ligne', value: 92 },
            { label: 'Magasin automatique', value: 98 },
            { label: 'Nouvelle gestion', value: 130 },
            { label: 'Soudage robotisé', value: 81 },
            { label: 'Navettes autonomes', value: 103 },
            { label: 'Jumeau numérique', value: 127 },
            { label: 'Prévision des ventes', value: 90 },
            { label: 'Étiquetage automatique', value: 48 },
            { label: 'Devis automatiques', value: 45 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Neuf chantiers écartés : coût et gain en k€, retour en mois',
          columns: [
            { label: 'Chantier' },
            { label: 'Coût', digits: 0 },
            { label: 'Net par an', digits: 1 },
            { label: 'Mois', digits: 0 },
            { label: 'Pourquoi' },
          ],
          rows: [
            { cells: ['Quatrième ligne', 1150, 150, 92, 'retour trop long'] },
            { cells: ['Magasin automatique', 310, 38, 98, 'retour trop long'] },
            { cells: ['Nouvelle gestion', 260, 24, 130, 'retour trop long'] },
            { cells: ['Soudage robotisé', 210, 31, 81, 'séries trop courtes'] },
            { cells: ['Navettes autonomes', 180, 21, 103, 'allées trop étroites'] },
            { cells: ['Jumeau numérique', 95, 9, 127, 'données insuffisantes'] },
            { cells: ['Prévision des ventes', 45, 6, 90, 'trop peu de références'] },
            { cells: ['Étiquetage automatique', 36, 9, 48, 'repris par la cellule'] },
            { cells: ['Devis automatiques', 28, 7.5, 45, 'après les nomenclatures'] },
          ],
          note: 'Estimations d’illustration, juillet 2025.',
        },
      },
      {
        kind: 'text',
        text: 'Les deux autres se remboursent à temps, mais l’un fait double emploi avec la cellule et l’autre attend des nomenclatures propres.',
      },
    ],
  },
  {
    folio: 10,
    title: 'Le moins cher des trois devis n’a pas essayé nos formats',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Trois devis pour la cellule d’emballage',
          columns: [
            { label: 'Intégrateur' },
            { label: 'Prix', digits: 0, unit: 'k€' },
            { label: 'Cadence, cartons par minute', digits: 0 },
            { label: 'Délai, semaines', digits: 0 },
            { label: 'Essai sur nos formats' },
          ],
          rows: [
            { cells: ['Intégrateur A', 240, 14, 20, 'oui, avant commande'], look: 'hot' },
            { cells: ['Intégrateur B', 266, 16, 16, 'après commande'] },
            { cells: ['Intégrateur C', 219, 11, 24, 'non'] },
          ],
          note: 'Devis d’illustration, hors taxes. Retenu : le premier, 240 k€, essai compris.',
        },
      },
      {
        kind: 'text',
        text: 'Une cadence promise sans essai est le risque que le deuxième jalon doit lever : le devis retenu est le seul dont l’essai précède la commande.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Face à qui l’entreprise vend',
          columns: [{ label: 'Concurrent' }, { label: 'Ce qu’il fait mieux' }, { label: 'Ce qu’il fait moins bien' }],
          rows: [
            { cells: ['A, grand groupe', 'prix, grandes séries', 'refuse les petites commandes'] },
            { cells: ['B, même taille', 'emballage déjà automatisé', 'rebuts plus élevés'] },
            { cells: ['C, importateur', 'prix d’entrée', 'délai, retours difficiles'] },
          ],
          note: 'Concurrents en lettres, appréciations d’illustration.',
        },
      },
    ],
  },
];

import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 1 of the deliverable on. */
export const pagesFrom1: readonly InnerPage[] = [
  {
    folio: 1,
    title: 'Engager 216 k€, puis décider',
    lead: 'C’est tout ce qui est engagé avant J2, le jalon où se commande la cellule. Si le fabricant ne tient pas alors la cadence promise, 456 k€ ne sont pas dépensés. L’enveloppe complète, aléas compris, est de 739 k€ ; la dernière tranche, l’extension, ne rapporte presque rien : s’arrêter avant elle.',
    split: {
      caption: 'Financement de l’enveloppe de 739 k€',
      parts: [
        { label: 'Autofinancement', share: 41, amount: '299 k€' },
        { label: 'Crédit-bail de la cellule', share: 32, amount: '240 k€' },
        { label: 'Prêt bancaire, 5 ans', share: 27, amount: '200 k€' },
      ],
    },
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'À J2, 68\u00a0% du budget reste libre',
          measure: 'Ce qui n’est pas encore commandé, jalon par jalon, en k€',
          unit: 'k€',
          digits: 0,
          rows: [
            { label: 'J1,\u00a0M3', value: 619 },
            { label: 'J2,\u00a0M6', value: 456, hot: true },
            { label: 'J3,\u00a0M9', value: 216 },
            { label: 'J4,\u00a0M11', value: 152 },
            { label: 'J5,\u00a0M15', value: 76 },
          ],
        },
      },
    ],
  },
  {
    folio: 2,
    title: 'Déclaré par l’entreprise, contrôlé sur 187 pièces',
    lead: 'L’entreprise déclare ses rebuts, ses arrêts et ses heures. Chaque chiffre est contrôlé sur ses propres documents, désignés au hasard et envoyés avec le brief ; le plus bas des deux est retenu. Sur sept mesures, six étaient surestimées.',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Sept mesures : ce qui est déclaré, contrôlé, retenu',
          columns: [
            { label: 'Mesure' },
            { label: 'Déclaré' },
            { label: 'Pièces', digits: 0 },
            { label: 'Tiré au sort parmi' },
            { label: 'Contrôlé' },
            { label: 'Retenu' },
            { label: 'Visé' },
          ],
          rows: [
            { cells: ['Rebuts, ligne 1', '4,3 %', 40, 'ordres de fabrication', '3,9 %', '3,9 %', '2,4 %'] },
            { cells: ['Rebuts, ligne 2', '3,0 %', 30, 'ordres de fabrication', '2,9 %', '2,9 %', '1,9 %'] },
            { cells: ['Rebuts, ligne 3', '2,7 %', 30, 'ordres de fabrication', '2,8 %', '2,7 %', '1,8 %'] },
            { cells: ['Emballage manuel', '6 100 h', 20, 'feuilles d’équipe', '5 700 h', '5 700 h', '2 100 h'] },
            { cells: ['Intérim à l’emballage', '3 800 h', 12, 'factures mensuelles', '3 500 h', '3 500 h', null] },
            { cells: ['Arrêts, ligne 1', '230 h', 25, 'arrêts au journal de l’automate', '205 h', '205 h', '135 h'] },
            {
              cells: [
                'Ressaisie des commandes',
                '2 000 h',
                30,
                'commandes suivies d’un bout à l’autre',
                '1 700 h',
                '1 700 h',
                '500 h',
              ],
            },
          ],
          note: 'Heures et arrêts : par an. Rebuts : part des pièces lancées. Retenu : le plus bas des deux. Données d’illustration.',
        },
      },
    ],
  },
  {
    folio: 3,
    title: 'De quoi payer le plan, mais un seul chantier lourd à la fois',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Forces, fragilités, dépendances',
          columns: [{ label: 'Nature' }, { label: 'Constat' }, { label: 'Ce que le plan en fait' }],
          rows: [
            { cells: ['Force', '640\u00a0k€ d’autofinancement par an', 'il paie 40\u00a0% de l’enveloppe'] },
            {
              cells: [
                'Force',
                'ordres de fabrication et journal d’automate tenus',
                'chaque mesure se contrôle sur pièces',
              ],
            },
            { cells: ['Fragilité', 'emballage manuel, 5\u00a0700\u00a0h par an', 'la cellule, après essai'] },
            { cells: ['Fragilité', '3,9\u00a0% de rebuts sur la ligne 1', 'contrôle visuel d’abord'] },
            {
              cells: [
                'Dépendance',
                'intérim, 3\u00a0500\u00a0h par an',
                'la cellule supprime ces heures, elles seules comptent',
              ],
            },
            {
              cells: [
                'Dépendance',
                'le fabricant de la cellule, pour sa cadence',
                'trois devis, essai avant la commande',
              ],
            },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Moyens disponibles, en euros et en temps',
          columns: [{ label: 'Moyen' }, { label: 'Combien' }, { label: 'Limite' }],
          rows: [
            { cells: ['Autofinancement', '299\u00a0k€', '264\u00a0k€ avancés au plus, à M18'] },
            {
              cells: [
                'Crédit-bail et prêt',
                '240\u00a0k€ et 200\u00a0k€',
                '99\u00a0k€ de loyers et mensualités par an',
              ],
            },
            { cells: ['Chef de projet', 'deux jours par semaine', 'un seul chantier lourd à la fois'] },
            {
              cells: ['Référents d’atelier', 'deux par équipe, une demi-journée par mois', 'jamais en clôture de mois'],
            },
          ],
          note: 'Temps d’illustration, à confirmer par la direction avant le premier jalon.',
        },
      },
      {
        kind: 'text',
        text: 'L’argent ne manque pas ; le temps des équipes, si. C’est lui qui fixe les dates ; l’ordre des chantiers vient du calcul.',
      },
    ],
  },
  {
    folio: 4,
    title: 'L’Europe reste loin des pays les plus équipés',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne',
          measure: 'Robots pour 10 000 salariés de l’industrie, 2023',
          unit: '',
          digits: 0,
          source: 'IFR, World Robotics 2024, source 1',
          rows: [
            { label: 'Corée du Sud', value: 1012 },
            { label: 'Singapour', value: 770 },
            { label: 'Chine', value: 470 },
            { label: 'Allemagne', value: 429 },
            { label: 'Japon', value: 419 },
            { label: 'Union européenne', value: 219, hot: true },
            { label: 'Monde', value: 162 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'La densité mêle tous les secteurs de l’industrie : elle situe un pays, pas un atelier. Pour la France, les séries publiées se contredisent ; elles ne sont pas citées ici.',
      },
      {
        kind: 'text',
        text: 'La France compte environ 25 000 PME industrielles, d’un chiffre d’affaires moyen de 7 M€ [2]. À 14,2 M€, l’entreprise a la taille pour financer une cellule, non pour se tromper deux fois.',
      },
      { kind: 'note', text: 'Toutes tailles d’entreprise.' },
    ],
  },
  {
    folio: 5,
    title: 'D’où vient le gain',
    lead: 'Chaque poste se calcule à partir d’une mesure retenue. Aucun n’est une moyenne de secteur. Seules comptent les heures d’intérim que la cellule supprime, non toutes les heures d’emballage.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'L’emballage et les rebuts de la ligne 1 font 64 % du gain',
          measure: 'Gain annuel brut, en k€',
          unit: 'k€',
          digits: 0,
          rows: [
            { label: 'Emballage manuel', value: 103, hot: true },
            { label: 'Rebuts, ligne 1', value: 61, hot: true },
            { label: 'Rebuts, ligne 2', value: 27 },
            { label: 'Arrêts, ligne 1', value: 26 },
            { label: 'Ressaisie des commandes', value: 23 },
            { label: 'Rebuts, ligne 3', value: 18 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Gains annuels, une fois tout en service',
          columns: [
            { label: 'Poste' },
            { label: 'Calcul' },
            { label: 'Gain', digits: 1, unit: 'k€' },
            { label: 'Frais', digits: 1, unit: 'k€' },
            { label: 'Gain net', digits: 1, unit: 'k€' },
          ],
          rows: [
            { cells: ['Ressaisie des commandes', '1 200 h × 32 € × 60 %', 23, 5, 18] },
            { cells: ['Rebuts, ligne 1', '1,5 % × 4 050 k€', 60.7, 6, 54.7] },
            { cells: ['Emballage manuel', '3 500 h d’intérim × 29,50 €', 103.3, 14, 89.3] },
            { cells: ['Arrêts, ligne 1', '70 h × 365 €', 25.5, 7, 18.5] },
            { cells: ['Rebuts, ligne 2', '1,0 % × 2 729 k€', 27.3, 4, 23.3] },
            { cells: ['Rebuts, ligne 3', '0,9 % × 2 025 k€', 18.2, 4, 14.2] },
            { cells: ['Total', null, 258.1, 40, 218.1], look: 'total' },
          ],
          note: 'Un rebut coûte les charges variables (62 % du chiffre d’affaires), pas le prix de vente ; totaux calculés avant arrondi. Une heure d’arrêt : 4 opérateurs, et la marge de ce qui n’est pas rattrapé (50 %).',
        },
      },
    ],
  },
];

import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 24 of the deliverable on. */
export const pagesFrom24: readonly InnerPage[] = [
  {
    folio: 24,
    title: 'Shine : le même mois coûte de 3 €\u00a0à\u00a012 €',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Le même mois, de la carte la plus chère à la moins chère',
          measure: 'Frais d’usage d’un mois type, en € : 6 retraits, 300 € en devise, hors abonnement',
          unit: '€',
          digits: 2,
          source: 'pages d’aide de Qonto et de Shine, sources 12 et 13 ; calcul de l’étude',
          rows: [
            { label: 'Qonto, Carte One', value: 18, hot: true },
            { label: 'Shine Free', value: 12 },
            { label: 'Shine Start', value: 9.25 },
            { label: 'Shine Plus', value: 6.5 },
            { label: 'Qonto, Carte Plus', value: 5 },
            { label: 'Shine Business', value: 3 },
            { label: 'Qonto, Carte X', value: 0 },
          ],
        },
      },
      {
        kind: 'list',
        items: [
          'Qui : un compte professionnel ouvert aux indépendants. Offres : Free, Start, Plus, Business, pour tout compte ouvert depuis le 3 mars 2025 [13].',
        ],
      },
      {
        kind: 'table',
        table: {
          caption: 'Ce que Shine facture à l’usage, offre par offre',
          columns: [
            { label: 'Offre' },
            { label: 'Retraits compris' },
            { label: 'Retrait au-delà', digits: 0, unit: '€' },
            { label: 'Paiement en devise', digits: 2, unit: '%' },
            { label: 'Un mois type', digits: 2, unit: '€' },
          ],
          rows: [
            { cells: ['Free', '0', 1, 2, 12] },
            { cells: ['Start', '2', 1, 1.75, 9.25] },
            { cells: ['Plus', '4', 1, 1.5, 6.5] },
            { cells: ['Business', '10', 1, 1, 3] },
          ],
          note: 'Mois type : 6 retraits en zone euro et 300 € payés en devise, hypothèse de l’étude ; abonnement non compris.',
          source: 'page d’aide de l’éditeur, source 13 ; dernière colonne calculée',
        },
      },
      {
        kind: 'list',
        items: [
          'Force : les frais baissent à chaque offre, jusqu’à 3 € dans la plus complète.',
          'Faille : dans l’offre d’entrée chaque retrait se paie, et la devise coûte 2 % comme chez Qonto.',
          'Réponse : ne pas se battre sur ces frais. À 144 € par an au plus, ils laissent moins que les 168 € attendus d’un indépendant actif : il faut vendre une fonction, pas une remise.',
        ],
      },
      { kind: 'note', text: 'Prix hors taxes, lus le 24 novembre 2026 [13]. Abonnements et clients : non relevés.' },
    ],
  },
  {
    folio: 38,
    title: 'Ne pas engager le plan avant d’en prouver le prix',
    lead: 'À 72\u00a0€ par indépendant gagné, hypothèse du client, le besoin de 6,3\u00a0M€ se rembourse en 1,8 an. À 200\u00a0€ [15], il en faut 3,3\u00a0: plus que les trois fixés. Un essai de 500 clients, 100\u00a0k€ au plus, tranche d’abord\u202f; sous 177\u00a0€, le plan ci-dessous s’engage en trois temps.',
    split: {
      caption: 'Dépenses de trois ans si l’hypothèse tient : acquisition par segment, puis coûts fixes',
      parts: [
        { label: 'Indépendants', share: 18, amount: '2 386 k€' },
        { label: 'TPE de services', share: 17, amount: '2 306 k€' },
        { label: 'Jeunes actifs', share: 17, amount: '2 299 k€' },
        { label: 'Coûts fixes', share: 48, amount: '6 336 k€' },
      ],
    },
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'balance',
          title: 'Au plus creux, 6,3 M€ sont engagés',
          measure: 'Trésorerie cumulée en fin de trimestre, en M€, hors impôt et financement',
          unit: 'M€',
          digits: 1,
          bars: [
            { label: 'M3', value: -0.5 },
            { label: 'M6', value: -1.2 },
            { label: 'M9', value: -1.9 },
            { label: 'M12', value: -2.5 },
            { label: 'M15', value: -3.2 },
            { label: 'M18', value: -3.9 },
            { label: 'M21', value: -4.4 },
            { label: 'M24', value: -5.2 },
            { label: 'M27', value: -5.8 },
            { label: 'M30', value: -6.2 },
            { label: 'M33', value: -6.3 },
            { label: 'M36', value: -6.3 },
          ],
        },
      },
    ],
  },
  {
    folio: 39,
    title: 'Trois phases, et une porte de sortie avant chaque élargissement',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'columns',
          title: 'De 9 à 108 milliers de clients en 3 ans',
          measure: 'Clients des trois segments, en milliers, départs déduits',
          digits: 1,
          bars: [
            { label: 'Fin de l’année 1', value: 8.7, forecast: true },
            { label: 'Fin de l’année 2', value: 38.5, forecast: true },
            { label: 'Fin de l’année 3', value: 107.8, forecast: true },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Acquisition par phase, sur trois ans',
          columns: [
            { label: 'Phase' },
            { label: 'Clients gagnés', digits: 0 },
            { label: 'Coût unitaire', digits: 0, unit: '€' },
            { label: 'Budget', digits: 0, unit: 'k€' },
          ],
          rows: [
            { cells: ['1. Indépendants, mois\u00a04 à 36', 33144, 72, 2386] },
            { cells: ['2. TPE de services, mois\u00a013 à 36', 8869, 260, 2306] },
            { cells: ['3. Jeunes actifs, mois\u00a022 à 36', 76639, 30, 2299] },
            { cells: ['Total', 118652, null, 6991], look: 'total' },
          ],
          note: 'Clients gagnés : de quoi finir l’année 3 avec les clients de la page 13, une fois déduits 1 % de départs par mois.',
        },
      },
      { kind: 'heading', text: 'Quand s’arrêter' },
      {
        kind: 'list',
        items: [
          'Avant tout : un essai de 500 clients, 100 k€ au plus. Au-dessus de 177 € par indépendant, renoncer.',
          'Fin du mois 12 : 2,5 M€ dépensés, marge déduite. Ouvrir la phase 2 si un indépendant a coûté 107 € au plus et si 63 % sont actifs au moins.',
          'Fin du mois 21 : 4,4 M€. Ouvrir la phase 3 si une TPE a coûté 388 € au plus et si 67 % sont actives au moins.',
          'Sans prestataire agréé signé au troisième mois : renoncer avant le premier client.',
        ],
      },
      {
        kind: 'note',
        text: 'Seuils : au-delà, si le même écart se retrouve dans les trois segments, le besoin ne se rembourse plus en trois\u00a0ans.',
      },
    ],
  },
  {
    folio: 40,
    title: 'Si l’hypothèse tient : équilibre au mois 35, après 6,3 M€',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Trésorerie du plan, en k€',
          columns: [
            { label: '' },
            { label: 'Année 1', digits: 0 },
            { label: 'Année 2', digits: 0 },
            { label: 'Année 3', digits: 0 },
            { label: 'Trois ans', digits: 0 },
          ],
          rows: [
            { cells: ['Marge des clients', 293, 1855, 4877, 7024] },
            { cells: ['Acquisition', -651, -2481, -3860, -6991] },
            { cells: ['Coûts fixes', -2112, -2112, -2112, -6336] },
            { cells: ['Résultat', -2470, -2738, -1095, -6303], look: 'total' },
            { cells: ['Trésorerie cumulée', -2470, -5208, -6303, null] },
          ],
          note: 'Illustration, hors impôt et financement ; totaux avant arrondi.',
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Coûts fixes d’une année, en k€',
          columns: [
            { label: 'Poste' },
            { label: 'Quantité' },
            { label: 'Prix, k€', digits: 0 },
            { label: 'Montant, k€', digits: 0 },
          ],
          rows: [
            { cells: ['Équipe permanente', '12\u00a0postes', 78, 936] },
            { cells: ['Conformité et fraude', '4\u00a0postes', 72, 288] },
            { cells: ['Prestataire agréé, cartes', '12 mois', 28, 336] },
            { cells: ['Technologie, locaux, audit', '12 mois', 46, 552] },
            { cells: ['Total', null, null, 2112], look: 'total' },
          ],
        },
      },
      {
        kind: 'text',
        text: 'À plein régime\u00a0: 6,49\u00a0M€ de marge par an, moins 2,11\u00a0M€ de coûts fixes et 0,75\u00a0M€ pour remplacer les partants, soit 3,63\u00a0M€. Remboursement\u00a0: 1,8 an à plein régime\u202f; compté du lancement, tout est remboursé au mois\u00a057.',
      },
    ],
  },
];

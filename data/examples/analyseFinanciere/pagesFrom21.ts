import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 21 of the deliverable on. */
export const pagesFrom21: readonly InnerPage[] = [
  {
    folio: 21,
    title: '8 M€ : le plus petit montant essayé qui laisse 9 mois partout',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Cinq montants, à plan inchangé : mois d’autonomie fin 2026',
          columns: [
            { label: 'Montant levé' },
            { label: 'Prudent', digits: 1 },
            { label: 'Central', digits: 1 },
            { label: 'Ambitieux', digits: 1 },
          ],
          rows: [
            { cells: ['5 M€', 2.3, 3.5, 9.5] },
            { cells: ['6 M€', 5, 6.9, 14.5] },
            { cells: ['7 M€', 7.6, 10.3, 19.4] },
            { cells: ['8 M€', 10.2, 13.7, 24.4], look: 'hot' },
            { cells: ['10 M€', 15.5, 20.5, 34.3] },
          ],
          note: 'Seuil retenu : 9 mois dans les trois scénarios, soit six mois pour lever de nouveau et trois de marge.',
        },
      },
      {
        kind: 'text',
        text: 'À 7 M€, le scénario prudent ne garde que 7,6 mois. Ne rien lever reste possible : sans embauche, la trésorerie ne descend pas sous 1,19 M€, mais le chiffre d’affaires de 2026 s’arrête à 4,47 M€, contre 5,80 M€.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Dilution selon la valorisation avant la levée',
          columns: [
            { label: 'Valorisation avant' },
            { label: 'Multiple du revenu récurrent', digits: 1, unit: '×' },
            { label: 'Dilution', digits: 1, unit: '%' },
          ],
          rows: [{ cells: ['20 M€', 6.7, 28.6] }, { cells: ['24 M€', 8, 25] }, { cells: ['28 M€', 9.3, 22.2] }],
          note: 'Dilution : 8 M€ divisés par la valorisation avant, augmentée de 8 M€. Valorisations : hypothèses de travail.',
        },
      },
    ],
  },
  {
    folio: 22,
    title: 'Après la levée, les associés actuels gardent 75 % du capital',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Qui détient quoi après la levée',
          measure: 'Parts du capital, en %, 8 M€ levés à 24 M€',
          unit: '%',
          digits: 1,
          rows: [
            { label: 'Fondateurs', value: 58.5 },
            { label: 'Premiers investisseurs', value: 10.5 },
            { label: 'Salariés (BSPCE)', value: 6 },
            { label: 'Nouveaux investisseurs', value: 25, hot: true },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Table de capitalisation, 8 M€ levés à 24 M€ de valorisation',
          columns: [
            { label: 'Associé' },
            { label: 'Avant', digits: 1, unit: '%' },
            { label: 'Après', digits: 1, unit: '%' },
          ],
          rows: [
            { cells: ['Fondateurs', 78, 58.5] },
            { cells: ['Premiers investisseurs', 14, 10.5] },
            { cells: ['Salariés (BSPCE)', 8, 6] },
            { cells: ['Nouveaux investisseurs', 0, 25] },
            { cells: ['Total', 100, 100], look: 'total' },
          ],
          note: 'Répartition d’illustration, options exercées. Aucune réserve nouvelle d’options n’est créée ici : si le fonds en demande une, elle dilue les associés actuels.',
        },
      },
      {
        kind: 'text',
        text: 'Les fondateurs passent de 78 % à 58,5 %. Ce que cette part permet de décider seul dépend des statuts et du pacte d’associés : à lire avec un avocat avant de signer.',
      },
    ],
  },
  {
    folio: 23,
    title: 'Le crédit d’impôt recherche rapporte 752 k€ en deux ans',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'columns',
          title: 'Le crédit croît avec l’équipe produit',
          measure: 'Crédit d’impôt recherche par année de dépense, en k€, scénario central',
          digits: 0,
          bars: [
            { label: '2024', value: 317, forecast: false },
            { label: '2025', value: 435, forecast: true },
            { label: '2026', value: 755, forecast: true },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Crédit d’impôt recherche par année de dépense, en k€',
          columns: [
            { label: '' },
            { label: '2024', digits: 0 },
            { label: '2025', digits: 0 },
            { label: '2026', digits: 0 },
          ],
          rows: [
            { cells: ['Salaires chargés de l’équipe produit', 1230, 1728, 2998] },
            { cells: ['Part éligible retenue : 60 %', 738, 1037, 1799] },
            { cells: ['Assiette, frais compris', 1055, 1452, 2518] },
            { cells: ['Crédit à 30 %', 317, 435, 755], look: 'total' },
            { cells: ['Encaissé l’année suivante', 'en 2025', 'en 2026', 'hors prévision'] },
          ],
          dense: true,
        },
      },
      { kind: 'heading', text: 'Ce que dit la loi' },
      {
        kind: 'list',
        items: [
          'Taux de 30 % jusqu’à 100 M€ de dépenses : CGI, article 244 quater B [2].',
          'Frais de fonctionnement : 43 % des salaires de recherche en 2024, 40 % pour ceux exposés depuis le 15 février 2025 [3]. Par prudence, 40 % sur toute l’année 2025.',
          'Une PME se fait rembourser sans attendre d’imputer le crédit sur l’impôt : CGI, article 199\u00a0ter\u00a0B [2].',
        ],
      },
      { kind: 'heading', text: 'Ce qui reste à prouver' },
      {
        kind: 'text',
        text: 'La part éligible, 60 %, est une hypothèse : elle demande un dossier par projet et des relevés de temps. Amortissements et crédit innovation ne sont pas comptés. Remboursement attendu en septembre 2025, en décembre 2025 dans le scénario prudent.',
      },
    ],
  },
  {
    folio: 25,
    title: 'Lever 8 M€ pour grandir, pas pour tenir',
    lead: 'Sans levée, l’équilibre vient seul, fin 2026 (page 19). Celle-ci porte l’équipe de 30 à 75 personnes sans toucher à la réserve ; sous 16 M€ de valorisation, ne pas lever.',
    split: {
      caption: 'Emploi des fonds',
      parts: [
        { label: 'R&D et produit', share: 40, amount: '3,2 M€' },
        { label: 'Ventes et marketing', share: 30, amount: '2,4 M€' },
        { label: 'Renforcement de l’équipe', share: 20, amount: '1,6 M€' },
        { label: 'Réserve de trésorerie', share: 10, amount: '0,8 M€' },
      ],
    },
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'De la trésorerie de 2024 à celle de 2026, scénario central, en k€',
          columns: [
            { label: '' },
            { label: '2025', digits: 0 },
            { label: '2026', digits: 0 },
            { label: 'Deux ans', digits: 0 },
          ],
          rows: [
            { cells: ['Trésorerie à l’ouverture', 2000, 7547, 2000], look: 'total' },
            { cells: ['Levée', 8000, 0, 8000] },
            { cells: ['Marge brute', 2744, 4582, 7326] },
            { cells: ['Crédit d’impôt recherche encaissé', 317, 435, 752] },
            { cells: ['Baisse du BFR', 293, 499, 792] },
            { cells: ['Charges au niveau de 2024', -3650, -3650, -7300] },
            { cells: ['R&D et produit', -686, -2514, -3200] },
            { cells: ['Ventes et marketing', -640, -1760, -2400] },
            { cells: ['Renforcement de l’équipe', -450, -1150, -1600] },
            { cells: ['Investissements', -141, -90, -231] },
            { cells: ['Frais de levée', -240, 0, -240] },
            { cells: ['Trésorerie à la clôture', 7547, 3899, 3899], look: 'total' },
          ],
          note: 'R&D, ventes et équipe\u00a0: hausse des charges par rapport à 2024. Sur deux ans, 3\u00a0200 + 2\u00a0400 + 1\u00a0600 =\u00a07\u00a0200\u00a0k€, soit 90\u00a0% de la levée\u202f; la réserve n’est jamais entamée.',
        },
      },
    ],
  },
  {
    folio: 26,
    title: 'Quatre décisions à prendre dans les 90 jours',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Le seuil de 32 clients sépare les deux scénarios',
          measure: 'Clients gagnés au premier semestre 2025',
          unit: '',
          digits: 0,
          rows: [
            { label: 'Scénario prudent', value: 29 },
            { label: 'Seuil', value: 32, hot: true },
            { label: 'Scénario central', value: 35 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Plan d’action',
          columns: [{ label: 'Décision' }, { label: 'Qui' }, { label: 'Avant' }, { label: 'Preuve attendue' }],
          rows: [
            { cells: ['Ouvrir le tour à 8 M€', 'Dirigeants', 'J+15', 'Dossier et classeur envoyés aux fonds'] },
            { cells: ['Préparer le dossier du crédit d’impôt', 'Finance', 'J+60', 'Projets décrits, temps relevés'] },
            { cells: ['Ne signer aucune embauche avant la levée', 'Direction', 'J+1', '30 salariés à la signature'] },
            { cells: ['Suivre la trésorerie chaque semaine', 'Finance', 'J+30', 'Tableau à 13 semaines'] },
          ],
        },
      },
      { kind: 'heading', text: 'Ce qui ferait changer d’avis' },
      {
        kind: 'list',
        items: [
          'Moins de 32 clients gagnés au premier semestre 2025 : prendre le scénario prudent pour base.',
          'Moins de 204 clients fin 2025, ou plus de 1,15 % d’attrition mensuelle : ne pas lancer la seconde vague.',
          'Une valorisation sous 16 M€, donc une dilution de plus d’un tiers : ne pas lever, et rester seul (page 19).',
          'Moins de 8 M€ proposés, à 16 M€ de valorisation au moins : 6 M€ paient la première vague seule. Il reste 11,7 mois d’autonomie fin 2026 dans le scénario central, 5,7 mois dans le prudent.',
        ],
      },
      {
        kind: 'note',
        text: 'Seuils : à mi-chemin des scénarios prudent et central. À 24 M€ de valorisation, la dilution est de 25 %. 3 scénarios, tous dans le classeur.',
      },
    ],
  },
];

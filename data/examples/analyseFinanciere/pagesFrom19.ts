import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 19 of the deliverable on. */
export const pagesFrom19: readonly InnerPage[] = [
  {
    folio: 19,
    section: 'Plan de financement',
    title: 'Lever ou non : seule, l’entreprise s’équilibre en décembre 2026',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'La même entreprise, scénario central, en k€',
          columns: [{ label: '' }, { label: 'Sans levée', digits: 0 }, { label: 'Avec 8 M€', digits: 0 }],
          rows: [
            { cells: ['Clients, décembre 2026', 250, 382] },
            { cells: ['Clients au point mort', 249, 594] },
            { cells: ['EBITDA de décembre 2026', 2, -270] },
            { cells: ['Trésorerie fin 2026', 1503, 3899], look: 'hot' },
            { cells: ['Chiffre d’affaires 2026', 4470, 5795] },
            { cells: ['Chiffre d’affaires 2027', 5238, 9220] },
            { cells: ['EBITDA 2027', 337, -1794] },
            { cells: ['Trésorerie fin 2027', 2212, 3215], look: 'total' },
            { cells: ['Capital gardé par les associés actuels', 100, 75], unit: '%' },
          ],
          note: '2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche. Capital : valorisation de 24 M€ avant la levée, hypothèse.',
        },
      },
      {
        kind: 'text',
        text: 'Sans lever, 250 clients pour 249 nécessaires, et 1,50 M€ en caisse. Avec 8 M€, 382 pour 594 : la levée achète de la taille, elle n’achète pas l’équilibre.',
      },
      {
        kind: 'text',
        text: 'Le conseil qui suit : lever si le but est de prendre le marché, et à 16 M€ de valorisation au moins ; sinon, rester seul. Dans le scénario prudent, seul veut dire 216 clients pour 264 fin 2026, et un point bas de 0,12 M€ en 2027 : tenir, sans marge d’erreur.',
      },
    ],
  },
  {
    folio: 21,
    section: 'Plan de financement',
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
    section: 'Plan de financement',
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
    section: 'Plan de financement',
    title: 'Le crédit d’impôt recherche rapporte 752 k€ en deux ans',
    blocks: [
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
    folio: 26,
    section: 'Recommandations',
    title: 'Quatre décisions à prendre dans les 90 jours',
    blocks: [
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

import type { BarsChart, ColumnsChart, MapChart } from './chartTypes.ts';
import type { DataTable, Example } from './types.ts';

/** Expected third-year margin by segment: clients aimed at × margin per client (illustration). */
const segments = [
  { name: 'Indépendants', clients: 30_000, margin: 90, cost: 60, hot: true },
  { name: 'TPE de services', clients: 10_000, margin: 210, cost: 120, hot: true },
  { name: 'Jeunes actifs', clients: 80_000, margin: 20, cost: 28, hot: true },
  { name: 'Familles', clients: 44_000, margin: 25, cost: 40 },
  { name: 'Étudiants', clients: 90_000, margin: 10, cost: 18 },
  { name: 'Expatriés', clients: 20_000, margin: 35, cost: 35 },
  { name: 'Seniors', clients: 25_000, margin: 20, cost: 55 },
  { name: 'Associations', clients: 8_000, margin: 50, cost: 60 },
] as const;
const wholeMargin = segments.reduce((sum, { clients, margin }) => sum + clients * margin, 0);
const shareOf = ({ clients, margin }: { clients: number; margin: number }) =>
  Math.round((clients * margin * 100) / wholeMargin);

const revolutChart: ColumnsChart = {
  type: 'columns',
  title: 'Revolut a plus que triplé ses revenus en deux ans',
  measure: 'Revenus annuels publiés, en M£',
  digits: 0,
  bars: [
    { label: '2022', value: 923 },
    { label: '2023', value: 1800 },
    { label: '2024', value: 3100 },
  ],
};

const publishedTable: DataTable = {
  caption: 'Ce que les acteurs publient, dans leur devise',
  columns: [
    { label: 'Acteur, exercice' },
    { label: 'Revenus' },
    { label: 'Résultat avant impôt' },
    { label: 'Clients' },
    { label: 'Source' },
  ],
  rows: [
    { cells: ['Revolut, 2022', '923 M£', '−25,4 M£', '26,2 M, particuliers', '1'] },
    { cells: ['Revolut, 2023', '1,8 Md£', '438 M£', '38 M', '2'] },
    { cells: ['Revolut, 2024', '3,1 Md£', '1,1 Md£', '52,5 M', '3'] },
    { cells: ['Monzo, mars 2024 (13 mois)', '880 M£', '15,4 M£', '9,7 M', '4'] },
    { cells: ['Monzo, mars 2025', '1,2 Md£', '60,5 M£', 'plus de 12 M', '5'] },
    {
      cells: ['N26, 2023 (préliminaire)', 'plus de 300 M€', 'perte nette attendue d’environ 100 M€', 'non repris', '6'],
    },
    { cells: ['N26, 2024', 'environ 440 M€', 'bénéfice au 3e trimestre', '4,8 M générant du revenu', '8'] },
    { cells: ['bunq, 2023', 'non repris', '53,1 M€, bénéfice annuel', 'non repris', '9'] },
    { cells: ['bunq, 2024', 'non repris', '85,3 M€, bénéfice annuel', 'non repris', '9'] },
  ],
  note: 'Livres et euros ne sont jamais additionnés ni convertis. « Clients » recouvre des définitions différentes : les lignes se lisent, elles ne se somment pas.',
};

const segmentsChart: BarsChart = {
  type: 'bars',
  title: 'Trois segments réunissent 64 % de la marge attendue',
  measure: 'Part de la marge attendue la troisième année, en %',
  unit: '%',
  digits: 0,
  rows: segments.map((segment) => ({
    label: segment.name,
    value: shareOf(segment),
    ...('hot' in segment && { hot: true }),
  })),
};

const segmentsTable: DataTable = {
  caption: 'Huit segments, chiffrés de la même façon',
  columns: [
    { label: 'Segment' },
    { label: 'Clients visés', digits: 0 },
    { label: 'Marge par client', digits: 0, unit: '€' },
    { label: 'Marge, année 3', digits: 2, unit: 'M€' },
    { label: 'Coût d’acquisition', digits: 0, unit: '€' },
    { label: 'Retour', digits: 1, unit: 'mois' },
  ],
  rows: [
    ...segments.map((segment) => ({
      cells: [
        segment.name,
        segment.clients,
        segment.margin,
        (segment.clients * segment.margin) / 1_000_000,
        segment.cost,
        (segment.cost / segment.margin) * 12,
      ],
      ...('hot' in segment && { look: 'hot' as const }),
    })),
    {
      cells: [
        'Total',
        segments.reduce((sum, { clients }) => sum + clients, 0),
        null,
        wholeMargin / 1_000_000,
        null,
        null,
      ],
      look: 'total' as const,
    },
  ],
  note: 'Données d’illustration. Retour : coût d’acquisition divisé par la marge mensuelle par client.',
};

const positioningChart: MapChart = {
  type: 'map',
  title: 'Offre large et vraiment tournée vers les indépendants : la place est libre',
  measure: 'Positions estimées de 0 à 100, données d’illustration',
  x: { label: 'Étendue de l’offre', from: 0, to: 100 },
  y: { label: 'Part donnée aux indépendants', from: 0, to: 100 },
  points: [
    { label: 'Revolut', x: 93, y: 42 },
    { label: 'Monzo', x: 70, y: 30 },
    { label: 'Starling', x: 62, y: 51 },
    { label: 'N26', x: 55, y: 26 },
    { label: 'bunq', x: 66, y: 39 },
    { label: 'Qonto', x: 47, y: 86 },
    { label: 'Sumeria', x: 51, y: 10 },
    { label: 'Nickel', x: 22, y: 24 },
    { label: 'Wise', x: 34, y: 44 },
    { label: 'Vivid', x: 57, y: 60 },
    { label: 'Lunar', x: 45, y: 37 },
    { label: 'Shine', x: 30, y: 91 },
    { label: 'Trade Republic', x: 30, y: 5 },
    { label: 'Tomorrow', x: 15, y: 12 },
    { label: 'Finom', x: 36, y: 78 },
    { label: 'Place à prendre', x: 82, y: 80, hot: true },
  ],
};

const entryTable: DataTable = {
  caption: 'Budget d’acquisition par phase',
  columns: [
    { label: 'Phase' },
    { label: 'Clients', digits: 0 },
    { label: 'Coût unitaire', digits: 0, unit: '€' },
    { label: 'Budget', digits: 0, unit: 'k€' },
    { label: 'Passer à la suite si' },
  ],
  rows: [
    { cells: ['1. Indépendants, mois 1 à 9', 12_000, 60, 720, 'coût d’acquisition de 66 € au plus'] },
    { cells: ['2. TPE de services, mois 10 à 18', 4_000, 120, 480, 'deux utilisateurs par compte'] },
    { cells: ['3. Jeunes actifs, mois 19 à 36', 40_000, 28, 1_120, 'la moitié venue par recommandation'] },
    { cells: ['Total', 56_000, null, 2_320, null], look: 'total' },
  ],
  note: 'Hypothèses de travail. Les objectifs du plan valent pour l’acquisition payée ; le reste vient du bouche-à-oreille et des partenaires.',
};

export const marketStudy: Example = {
  slug: 'etude-marche',
  meta: {
    title: 'Exemple d’étude de marché : les néobanques européennes',
    description:
      'Un extrait de 47 pages : quinze néobanques comparées, huit segments chiffrés, sources publiques vérifiées. À lire en ligne ou à télécharger en PDF.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'PDF / PPT', icon: 'file' }, { text: '48 h', icon: 'clock' }],
  title: 'Les néobanques européennes',
  lead: 'Quinze concurrents et huit segments, pour décider où entrer, avec quel budget, et à quelle condition s’arrêter.',
  notice:
    'Exemple illustratif : le commanditaire est fictif. Les chiffres publiés portent leur source ; tailles, positions et budgets sont des données d’illustration.',
  cover: 'market',
  service: { href: '/services/etude-marche', code: 'etude-marche', title: 'Étude de marché', price: 120 },
  snapshot: {
    title: 'Ce que contient l’étude',
    note: 'Livrable complet',
    figures: [
      { figure: '47', label: 'pages', detail: 'dont trois de synthèse' },
      { figure: '23', label: 'sources', detail: 'publiques, rouvertes une à une' },
      { figure: '15', label: 'concurrents', detail: 'une page chacun' },
      { figure: '8', label: 'segments', detail: 'chiffrés avec la même méthode' },
    ],
  },
  structure: {
    title: ['47 pages,', 'six parties'],
    text: 'La synthèse se lit seule. Le reste sert à la vérifier.',
    sections: [
      { title: 'Synthèse pour décider', text: 'Trois conclusions, un budget, deux conditions d’arrêt', pages: 3 },
      { title: 'Le marché et ses moteurs', text: 'Revenus publiés, rentabilité, réglementation', pages: 7 },
      { title: 'Huit segments de clientèle', text: 'Besoins, marge par client, coût d’acquisition', pages: 12 },
      { title: 'Quinze concurrents', text: 'Une fiche par acteur : offre, prix, résultats, failles', pages: 15 },
      { title: 'Recommandations et risques', text: 'Ordre d’entrée, budget, scénario de repli', pages: 7 },
      { title: 'Sources et méthode', text: 'Vingt-trois références, définitions, limites', pages: 3 },
    ],
  },
  analyses: [
    {
      id: 'marche',
      title: ['Des revenus réels,', 'pas des projections'],
      lead: 'L’étude part de ce que les acteurs publient. La croissance de Revolut se vérifie sur trois exercices : +95 %, puis +72 %.',
      chart: revolutChart,
      table: publishedTable,
    },
    {
      id: 'segments',
      title: ['La rentabilité se joue', 'sur trois segments'],
      lead: 'Huit segments chiffrés de la même façon : clients visés, marge par client, coût pour les gagner.',
      chart: segmentsChart,
      table: segmentsTable,
    },
  ],
  preview: {
    title: 'Quatre pages de l’étude',
    lead: 'Un titre par page, et ce titre est une conclusion.',
    pages: [
      {
        folio: 6,
        section: 'Le marché et ses moteurs',
        title: 'La rentabilité est arrivée entre 2023 et 2024',
        blocks: [
          {
            kind: 'text',
            text: 'Quatre acteurs passent dans le vert en deux ans : Revolut sur l’exercice 2023 après une perte en 2022, bunq sur 2023 pour la première fois, Monzo sur l’exercice clos en mars 2024, N26 sur un trimestre, le troisième de 2024.',
          },
          { kind: 'chart', chart: revolutChart },
          {
            kind: 'list',
            items: [
              'L’échelle compte : Revolut passe de 26,2 M à 52,5 M de clients en deux ans.',
              'La contrainte aussi : N26 n’accueille de nouveaux clients sans plafond que depuis le 1er juin 2024, et a reçu une amende de 9,2 M€.',
            ],
          },
          { kind: 'note', text: 'Sources 1 à 4, 7, 8 et 9. Comptes publiés et communiqués.' },
        ],
      },
      {
        folio: 12,
        section: 'Huit segments de clientèle',
        title: 'La rentabilité se joue sur trois segments',
        blocks: [
          {
            kind: 'text',
            text: 'Huit segments ont été comparés. Trois concentrent l’essentiel de la marge attendue à trois ans.',
          },
          { kind: 'chart', chart: segmentsChart },
          {
            kind: 'text',
            text: 'Les indépendants réunissent un besoin récurrent, une faible sensibilité au prix et un retour en huit mois. C’est le premier segment à servir. Les expatriés remboursent vite leur coût (12 mois), mais leur nombre plafonne la marge à 0,7 M€.',
          },
          { kind: 'note', text: 'Données d’illustration. Détail du calcul page 13.' },
        ],
      },
      {
        folio: 23,
        section: 'Quinze concurrents',
        title: 'Personne ne tient à la fois l’offre large et l’indépendant',
        blocks: [
          { kind: 'chart', chart: positioningChart },
          {
            kind: 'text',
            text: 'Les généralistes servent d’abord le particulier ; les spécialistes, d’abord la facturation et la trésorerie de l’entreprise. Aucun des quinze ne réunit, au même niveau, le compte personnel et le compte professionnel de l’indépendant.',
          },
          {
            kind: 'note',
            text: 'Positions estimées par l’auteur d’après les offres affichées ; données d’illustration.',
          },
        ],
      },
      {
        folio: 39,
        section: 'Recommandations et risques',
        title: 'Trois phases, et une porte de sortie entre chacune',
        blocks: [
          { kind: 'table', table: entryTable },
          { kind: 'heading', text: 'Quand s’arrêter' },
          {
            kind: 'list',
            items: [
              'Au neuvième mois, un coût d’acquisition au-dessus de 66 € (10 % de plus que prévu) : ne pas ouvrir la phase 2.',
              'Un agrément d’établissement de paiement refusé : passer par un prestataire agréé, ou renoncer.',
            ],
          },
          {
            kind: 'text',
            text: 'La dépense engagée au moment de chaque choix est connue : 720 k€, puis 1 200 k€, puis 2 320 k€.',
          },
        ],
      },
    ],
  },
  recommendation: {
    title: ['Entrer par les indépendants,', 'élargir si les chiffres suivent'],
    lead: 'Le budget d’acquisition de 2 320 k€ s’engage en trois phases. Chacune ne s’ouvre que si la précédente a tenu.',
    split: {
      caption: 'Budget d’acquisition, par phase',
      parts: [
        { label: 'Indépendants, mois 1 à 9', share: 31, amount: '720 k€' },
        { label: 'TPE de services, mois 10 à 18', share: 21, amount: '480 k€' },
        { label: 'Jeunes actifs, mois 19 à 36', share: 48, amount: '1 120 k€' },
      ],
    },
  },
  method: {
    lead: 'Ici la recherche documentaire pèse plus que d’habitude : tout part de chiffres publiés.',
    roles: [
      { contribution: 'Propose le découpage en huit segments et les trois phases d’entrée', share: 22 },
      { contribution: 'Attaque chaque conclusion et repère les définitions de « client » incompatibles', share: 24 },
      { contribution: 'Calcule marges, retours et sensibilités par segment', share: 18 },
      { contribution: 'Suit les annonces récentes : agréments, tarifs, lancements', share: 10 },
      { contribution: 'Retrouve la page d’origine de chaque chiffre et sa date', share: 26 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Le bénéfice de bunq passe de 53,1 à 85,3 M€, soit +61 %. Un modèle citait pourtant +65 %, comme la presse. Les deux ne se recoupent pas : l’étude donne les montants et laisse le taux de côté.',
    },
  },
  sources: [
    {
      label: 'AFP, décembre 2023',
      scope: 'Revolut 2022 : 923 M£ de revenus, perte avant impôt de 25,4 M£, 26,2 M de clients particuliers.',
      url: 'https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86',
    },
    {
      label: 'Revolut, Annual Report 2023, 2 juillet 2024',
      scope: 'Revenus de 1,8 Md£ (+95 %), bénéfice avant impôt de 438 M£, 38 M de clients.',
      url: 'https://www.revolut.com/reports-and-results/',
    },
    {
      label: 'Revolut, Annual Report 2024, 24 avril 2025',
      scope: 'Revenus de 3,1 Md£ (+72 %), bénéfice avant impôt de 1,1 Md£, 52,5 M de clients.',
      url: 'https://www.revolut.com/reports-and-results/',
    },
    {
      label: 'Monzo, exercice clos en mars 2024 (inkl)',
      scope: 'Treize mois : 880 M£ de revenus, premier bénéfice de 15,4 M£ avant impôt, 9,7 M de clients.',
      url: 'https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar',
    },
    {
      label: 'Monzo, exercice clos en mars 2025 (relais)',
      scope: 'Revenus de 1,2 Md£, bénéfice avant impôt de 60,5 M£, plus de 12 M de clients.',
      url: 'https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e',
    },
    {
      label: 'N26, résultats préliminaires 2023 (Financial Times, relais)',
      scope: 'Revenus de plus de 300 M€ (+27 %), perte nette attendue d’environ 100 M€.',
      url: 'https://busyad.com/?p=89462',
    },
    {
      label: 'Europa Press, 28 mai 2024',
      scope: 'La BaFin lève le plafond de nouveaux clients de N26 au 1er juin 2024 ; amende de 9,2 M€.',
      url: 'https://europapress.es/economia/finanzas-00340/noticia-regulador-aleman-levanta-restriccion-crecimiento-n26-20240528173421.html',
    },
    {
      label: 'N26, espace presse',
      scope:
        '2024 : revenus d’environ 440 M€, 4,8 M de clients générant du revenu, premier trimestre bénéficiaire au T3.',
      url: 'https://n26.com/en-eu/press',
    },
    {
      label: 'bunq, espace presse',
      scope: 'Premier bénéfice annuel en 2023, 53,1 M€ ; 85,3 M€ en 2024.',
      url: 'https://press.bunq.com/',
    },
    {
      label: 'Qonto, statut',
      scope: 'Établissement de paiement (Olinda SAS, code 16958) supervisé par l’ACPR.',
      url: 'https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges',
    },
    {
      label: 'TechCrunch, 10 janvier 2022',
      scope: 'Qonto lève 486 M€, pour une valorisation de 4,4 Md€.',
      url: 'https://techcrunch.com/2022/01/10/qonto-raises-552-million-at-5-billion-valuation-to-manage-sme-finances/',
    },
    {
      label: 'Journal du Net, Sumeria',
      scope: 'Lancée par Lydia en mai 2024 ; 1,8 M de cartes activées début 2025.',
      url: 'https://journaldunet.com/fintech/1539527-cyril-chiche-sumeria',
    },
    {
      label: 'Maddyness, 2 avril 2025',
      scope: 'Lydia : 8 M d’utilisateurs ; 235 M€ levés au total.',
      url: 'https://maddyness.com/2025/04/02/cyril-chiche-lydia-on-envisage-tout-dici-5-ans-dont-une-entree-en-bourse',
    },
  ],
  sourcesNote:
    'Les treize sources citées dans l’extrait. L’étude complète en compte vingt-trois : les dix autres documentent les fiches de concurrents.',
  closing: {
    title: 'Votre marché, étudié et signé en 48 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [{ file: 'etude-marche.pdf', label: 'L’extrait en PDF' }],
};

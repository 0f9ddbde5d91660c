import type { BarsChart, DotsChart, MapChart } from './chartTypes.ts';
import type { DataTable, Example } from './types.ts';

/** The six families of criteria, and what each weighs in the score (out of 100). */
export const criteria = [
  { name: 'Pipeline', weight: 25 },
  { name: 'Automatisation', weight: 20 },
  { name: 'Rapports', weight: 15 },
  { name: 'Intégrations', weight: 20 },
  { name: 'Mobile', weight: 10 },
  { name: 'Conformité', weight: 10 },
] as const;

/** Marks from 0 to 4 by family, monthly price per user, setup cost, share of the panel. All illustrative. */
export const vendors = [
  { name: 'Éditeur A', kind: 'généraliste installé', marks: [4, 4, 4, 4, 3, 2], price: 89, setup: 9000, share: 31 },
  { name: 'Éditeur B', kind: 'spécialiste prospection', marks: [3, 4, 2, 3, 2, 2], price: 69, setup: 4500, share: 17 },
  { name: 'Éditeur C', kind: 'entrée de gamme', marks: [3, 2, 2, 2, 3, 3], price: 29, setup: 0, share: 22 },
  {
    name: 'Votre offre',
    kind: 'client de l’étude',
    marks: [4, 2, 3, 2, 3, 4],
    price: 45,
    setup: 1500,
    share: 9,
    own: true,
  },
  { name: 'Éditeur D', kind: 'métier du bâtiment', marks: [2, 3, 3, 1, 2, 4], price: 59, setup: 6000, share: 8 },
  { name: 'Éditeur E', kind: 'nouvel entrant', marks: [2, 4, 2, 2, 4, 1], price: 39, setup: 0, share: 6 },
] as const;
export const referenceUsers = 25;

/** The weighted score out of 100. */
export const scoreOf = (marks: readonly number[]): number =>
  criteria.reduce((sum, { weight }, index) => sum + (weight * (marks[index] ?? 0)) / 4, 0);
/** Twelve months for the reference team, and the setup. */
export const yearOneCost = ({ price, setup }: { price: number; setup: number }): number =>
  price * referenceUsers * 12 + setup;
const own = (vendor: object) => 'own' in vendor;

const matrixChart: DotsChart = {
  type: 'dots',
  title: 'Deux lacunes : l’automatisation et les intégrations',
  measure: 'Notes de 0 à 4 par famille de critères, sept critères chacune',
  columns: criteria.map(({ name }) => name),
  max: 4,
  rows: vendors.map((vendor) => ({ label: vendor.name, values: vendor.marks, ...(own(vendor) && { hot: true }) })),
};

const scoreTable: DataTable = {
  caption: 'Score pondéré et coût, pour 25 utilisateurs',
  columns: [
    { label: 'Acteur' },
    { label: 'Score', digits: 2 },
    { label: 'Prix par utilisateur', digits: 0, unit: '€' },
    { label: 'Coût, année 1', digits: 0, unit: '€' },
    { label: 'Part du panel', digits: 0, unit: '%' },
  ],
  rows: [
    ...vendors.map((vendor) => ({
      cells: [vendor.name, scoreOf(vendor.marks), vendor.price, yearOneCost(vendor), vendor.share],
      ...(own(vendor) && { look: 'hot' as const }),
    })),
    { cells: ['Autres', null, null, null, 7] },
  ],
  note: 'Score sur 100 : notes pondérées 25, 20, 15, 20, 10 et 10. Prix mensuel hors taxes. Coût : 12 mois et mise en route. Données d’illustration.',
};

const familyTable: DataTable = {
  caption: 'Votre note face à la moyenne des six',
  columns: [
    { label: 'Famille' },
    { label: 'Poids', digits: 0, unit: '%' },
    { label: 'Vous', digits: 0 },
    { label: 'Moyenne', digits: 2 },
  ],
  rows: criteria.map(({ name, weight }, index) => {
    const average = vendors.reduce((sum, { marks }) => sum + (marks[index] ?? 0), 0) / vendors.length;
    const mine = vendors.find(own)?.marks[index] ?? 0;
    return { cells: [name, weight, mine, average], ...(mine < average && { look: 'hot' as const }) };
  }),
  note: 'En bleu, les deux familles sous la moyenne : 40 % du score.',
};

const valueChart: MapChart = {
  type: 'map',
  title: 'Deuxième score du panel, troisième prix le plus bas',
  measure: 'Prix mensuel par utilisateur et score sur 100',
  x: { label: 'Prix', from: 20, to: 100, unit: '€' },
  y: { label: 'Score', from: 50, to: 100, digits: 2 },
  points: vendors.map((vendor) => ({
    label: vendor.name,
    x: vendor.price,
    y: scoreOf(vendor.marks),
    ...(own(vendor) && { hot: true }),
  })),
};

const lossChart: BarsChart = {
  type: 'bars',
  title: 'Deux lacunes expliquent 28 des 42 affaires perdues',
  measure: 'Motif principal, sur 42 affaires perdues en douze mois',
  unit: '',
  digits: 0,
  rows: [
    { label: 'Intégration manquante', value: 17, hot: true },
    { label: 'Automatisation trop courte', value: 11, hot: true },
    { label: 'Prix', value: 6 },
    { label: 'Notoriété', value: 5 },
    { label: 'Autre', value: 3 },
  ],
};

const planTable: DataTable = {
  caption: 'Ce qu’il faut faire, et l’effet attendu',
  columns: [{ label: 'Action' }, { label: 'Avant' }, { label: 'Après' }, { label: 'Échéance' }],
  rows: [
    { cells: ['Trois intégrations : comptabilité, téléphonie, agenda', 'note 2', 'note 3', '4 mois'] },
    { cells: ['Scénarios d’automatisation prêts à l’emploi', 'note 2', 'note 3', '6 mois'] },
    { cells: ['Prix par utilisateur, nouveaux clients', '45 €', '54 €', '7 mois'] },
    { cells: ['Score pondéré', '73,75', '83,75', '6 mois'], look: 'total' },
    { cells: ['Coût année 1, 25 utilisateurs', '15 000 €', '17 700 €', '7 mois'], look: 'total' },
  ],
  note: 'À 17 700 €, l’offre reste sous l’éditeur D (23 700 €) et l’éditeur B (25 200 €), tous deux moins bien notés.',
};

const publicTable: DataTable = {
  caption: 'Repères publics',
  columns: [{ label: 'Repère' }, { label: 'Valeur' }, { label: 'Portée' }],
  rows: [
    {
      cells: ['Dépenses mondiales en SaaS, 2024 [1]', '250,8 Md$, soit +18,1 %', 'dépenses finales, toutes clientèles'],
    },
    { cells: ['Prévision 2025 [1]', '299,1 Md$, soit +19,2 %', 'prévision de novembre 2024'] },
    { cells: ['HubSpot, revenus 2024 [2]', '2,63 Md$, soit +21 %', '247 939 clients fin 2024'] },
    { cells: ['Salesforce, exercice clos en janvier 2025 [3]', '37,9 Md$, soit +9 %', 'groupe entier'] },
  ],
};

export const saasComparison: Example = {
  slug: 'saas-b2b',
  meta: {
    title: 'Exemple d’analyse concurrentielle SaaS B2B : six acteurs comparés',
    description:
      'Un extrait complet : six éditeurs notés sur 42 critères, prix et coût réel comparés, 42 affaires perdues expliquées. 53 pages, 240 €, 96 h.',
  },
  badges: [
    { text: 'Format Livrable' },
    { text: '96 h', icon: 'clock' },
    { text: '240 €', icon: 'tag' },
    { text: 'Excel + PDF', icon: 'sheet' },
  ],
  title: 'Analyse concurrentielle SaaS B2B',
  lead: 'Six éditeurs de logiciel commercial pour PME, comparés sur 42 critères, leurs prix et les affaires qu’ils prennent.',
  notice:
    'Exemple illustratif : le client est fictif, les éditeurs A à E sont anonymes et leurs notes sont des données d’illustration. Les repères publics portent leur source.',
  cover: 'saas',
  service: {
    href: '/services/etude-marche',
    code: 'sur-mesure',
    title: 'Analyse concurrentielle SaaS B2B',
    price: 240,
  },
  snapshot: {
    title: 'La mission',
    note: 'Sur mesure',
    figures: [
      { figure: '96', unit: 'h', label: 'de délai', detail: 'du brief validé à la livraison' },
      { figure: '240', unit: '€', label: 'TTC', detail: 'prix fixe' },
      { figure: '53', label: 'pages', detail: 'et un classeur Excel' },
      { figure: '6', label: 'acteurs', detail: '42 critères chacun' },
    ],
  },
  structure: {
    title: ['53 pages,', 'quatre parties'],
    text: 'Le classeur livré avec le rapport permet de changer les pondérations.',
    sections: [
      { title: 'Panorama du marché', text: 'Repères publics, segments, règles du jeu', pages: 10 },
      { title: 'Analyse des concurrents', text: 'Cinq éditeurs : offre, prix, clients, failles', pages: 15 },
      { title: 'Matrice fonctionnelle et prix', text: '42 critères, six acteurs, coût réel', pages: 20 },
      { title: 'Recommandations', text: 'Produit, prix, discours commercial', pages: 8 },
    ],
  },
  sheet: {
    file: 'saas-b2b.xlsx',
    columns: ['A', 'B', 'C', 'D'],
    digits: 2,
    rows: [
      ['Acteur', 'Score', 'Prix (€)', 'Année 1 (€)'],
      ...vendors.map((vendor) => [
        vendor.name,
        scoreOf(vendor.marks),
        String(vendor.price),
        String(yearOneCost(vendor)).replace(/(\d)(\d{3})$/, '$1 $2'),
      ]),
    ],
    selected: [4, 1],
    tabs: ['Synthèse', 'Notes', 'Pondérations'],
  },
  analyses: [
    {
      id: 'matrice',
      title: ['Six acteurs,', 'six familles de critères'],
      lead: 'Chaque note est la synthèse de sept critères vérifiés sur le produit, jamais sur la plaquette.',
      chart: matrixChart,
      table: scoreTable,
    },
    {
      id: 'extrait',
      title: ['Extrait de l’analyse'],
      lead: 'Page 47 du rapport : le diagnostic commercial, tel que livré.',
      chart: lossChart,
      prose: [
        {
          kind: 'text',
          text: 'Vous gagnez 38 affaires sur 80, soit 47,5 %. Ce n’est pas un problème de prix : il n’explique que 6 pertes sur 42. Dans 28 cas, le client voulait une fonction que l’offre n’a pas, et que deux concurrents au moins proposent.',
        },
        {
          kind: 'text',
          text: 'Les trois intégrations les plus demandées sont la comptabilité, la téléphonie et l’agenda. Elles manquent dans 14 des 17 affaires perdues sur ce motif. Les livrer d’abord coûte moins que d’ouvrir un catalogue.',
        },
        {
          kind: 'text',
          text: 'Si la moitié de ces 28 affaires avait été gagnée, le taux passerait de 38 à 52 sur 80, soit 65 %. C’est une borne haute : le motif déclaré n’est pas toujours le vrai.',
        },
      ],
    },
  ],
  preview: {
    title: 'Aperçu du rapport',
    lead: 'La couverture et quatre pages, dans l’ordre du document.',
    pages: [
      {
        folio: 4,
        section: 'Panorama du marché',
        title: 'Le marché croît de 18 %, Salesforce deux fois moins vite',
        blocks: [
          { kind: 'table', table: publicTable },
          {
            kind: 'text',
            text: 'HubSpot tire en moyenne 10 600 $ de chaque client de fin d’année (2,63 Md$ ÷ 247 939). Ce montant donne une échelle, pas un prix. Salesforce publie un groupe entier : son chiffre ne se compare pas à celui d’un éditeur spécialisé.',
          },
          {
            kind: 'note',
            text: 'Calcul de l’auteur, à titre d’ordre de grandeur : revenus de l’année divisés par les clients de fin d’année.',
          },
        ],
      },
      {
        folio: 27,
        section: 'Matrice fonctionnelle et prix',
        title: 'Deuxième score, mais deux familles sous la moyenne',
        blocks: [
          { kind: 'chart', chart: matrixChart },
          { kind: 'table', table: familyTable },
        ],
      },
      {
        folio: 41,
        section: 'Matrice fonctionnelle et prix',
        title: 'À 45 €, votre prix ne dit pas votre rang',
        blocks: [
          { kind: 'chart', chart: valueChart },
          {
            kind: 'text',
            text: 'Seul l’éditeur A vous devance, au double du prix. Les éditeurs B et D, moins bien notés, vendent plus cher. La marge de manœuvre existe, mais pas avant d’avoir comblé les deux lacunes.',
          },
        ],
      },
      {
        folio: 49,
        section: 'Recommandations',
        title: 'Combler deux lacunes, puis passer de 45 à 54 €',
        blocks: [
          { kind: 'table', table: planTable },
          { kind: 'heading', text: 'Ce qui ferait renoncer à la hausse' },
          {
            kind: 'list',
            items: [
              'Plus de 6 affaires perdues pour le prix sur les 40 premières.',
              'Une des trois intégrations livrée avec plus de deux mois de retard.',
            ],
          },
        ],
      },
    ],
  },
  recommendation: {
    title: ['Combler deux lacunes,', 'puis relever le prix'],
    lead: 'Trois intégrations et des scénarios prêts à l’emploi portent le score à 83,75. Le prix suit, de 45 à 54 €, sept mois plus tard.',
    split: {
      caption: 'Motifs des 42 affaires perdues',
      parts: [
        { label: 'Intégrations', share: 41, amount: '17 affaires' },
        { label: 'Automatisation', share: 26, amount: '11 affaires' },
        { label: 'Notoriété et autres', share: 19, amount: '8 affaires' },
        { label: 'Prix', share: 14, amount: '6 affaires' },
      ],
    },
  },
  method: {
    lead: 'Cinq lectures des mêmes produits, notées séparément avant d’être comparées.',
    roles: [
      { contribution: 'Rédige les fiches et le discours commercial face à chaque éditeur', share: 26 },
      { contribution: 'Cherche ce qui contredit chaque note et chaque conclusion', share: 28 },
      { contribution: 'Construit la matrice, les pondérations et le coût réel', share: 20 },
      { contribution: 'Suit les annonces de produit et les changements de tarif', share: 12 },
      { contribution: 'Vérifie prix et fonctions dans la documentation des éditeurs', share: 14 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Deux modèles notaient 4 l’automatisation de l’éditeur D, d’après sa page commerciale. La documentation la réserve à une offre supérieure. J’ai retenu 3, pour l’offre comparée.',
    },
  },
  sources: [
    {
      label: 'Gartner, novembre 2024 (relais)',
      scope: 'Dépenses mondiales en SaaS : 250,8 Md$ en 2024 (+18,1 %), 299,1 Md$ prévus en 2025.',
      url: 'https://it-online.co.za/?p=286746',
    },
    {
      label: 'HubSpot, résultats 2024, 12 février 2025',
      scope: 'Chiffre d’affaires de 2,63 Md$ (+21 %), 247 939 clients fin 2024.',
      url: 'https://ir.hubspot.com/',
    },
    {
      label: 'Salesforce, 26 février 2025',
      scope: 'Exercice clos le 31 janvier 2025 : 37,9 Md$ (+9 %).',
      url: 'https://investor.salesforce.com/',
    },
  ],
  sourcesNote: 'Les trois sources publiques de l’extrait. Notes, prix et affaires sont des données d’illustration.',
  closing: {
    title: 'Vos concurrents, comparés et signés en 96 h.',
    second: 'Demander cette analyse',
    secondAction: 'quote',
  },
  downloads: [
    { file: 'saas-b2b.pdf', label: 'L’extrait en PDF' },
    { file: 'saas-b2b.xlsx', label: 'Le classeur Excel, formules actives' },
  ],
};

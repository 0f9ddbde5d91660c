import { saasAnalysis } from '../services.ts';
import { lossChart, matrixChart, scoreTable } from './saasComparison/figures.ts';
import { scoreOf, vendors, yearOneCost } from './saasComparison/model.ts';
import { pages } from './saasComparison/pages.ts';
import type { Example } from './types.ts';

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
  service: { href: '/services/etude-marche', ...saasAnalysis },
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
        String(yearOneCost(vendor)).replace(/(\d)(\d{3})$/, '$1\u00a0$2'),
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
    pages,
  },
  recommendation: {
    title: ['Combler deux lacunes,', 'puis relever le prix'],
    lead: 'Trois intégrations et des scénarios prêts à l’emploi portent le score à 83,75. Le prix suit, de 45 à 54 €, sept mois plus tard.',
    split: {
      caption: 'Motifs des 42 affaires perdues, parts arrondies pour totaliser 100 %',
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

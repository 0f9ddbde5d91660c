import type { WrittenExample } from '../types.ts';
import { pagesFrom4 } from './pagesFrom4.ts';
import { pagesFrom42 } from './pagesFrom42.ts';
import { pagesFrom49 } from './pagesFrom49.ts';

/** Texts of the page /exemples/saas-b2b; the page and the sample's files are each edited by hand (docs/samples.md). */
export const saasB2b: WrittenExample = {
  slug: 'saas-b2b',
  meta: {
    title: 'Exemple d’analyse concurrentielle SaaS B2B : six acteurs comparés',
    description:
      'Exemple illustratif, en extrait : six éditeurs notés sur 42 critères, prix et coût comparés. {price}, {delay}, hors catalogue.',
  },
  badges: [
    { text: 'Format Livrable' },
    { text: '{delay}', icon: 'clock' },
    { text: '{price}', icon: 'tag' },
    { text: '{deliverableFormat}', icon: 'sheet' },
  ],
  title: '{title}',
  lead: 'Six éditeurs de logiciel commercial pour PME, comparés sur 42 critères, leurs prix et les affaires qu’ils prennent.',
  disclaimer:
    'Exemple illustratif : le client est fictif, les éditeurs A à E sont anonymes et leurs notes sont des données d’illustration. Les repères publics portent leur source. Tout est arrêté au 13 août 2026.',
  cover: 'saas',
  service: { href: '/services/etude-marche', code: 'sur-mesure' },
  snapshot: {
    title: 'La mission',
    note: 'Sur mesure, hors catalogue',
    figures: [
      { figure: '{hours}', unit: 'h', label: 'de délai', detail: 'du brief validé à la livraison' },
      { figure: '{euros}', unit: '€', label: '{vat}', detail: 'prix fixe, hors catalogue' },
      { figure: '53', label: 'pages', detail: 'et un classeur' },
      { figure: '6', label: 'acteurs', detail: '42 critères chacun' },
    ],
  },
  structure: {
    title: ['53 pages,', 'quatre parties'],
    text: 'Le classeur livré avec le rapport permet de changer les notes, les pondérations et les prix.',
    sections: [
      { title: 'Panorama du marché', text: 'Repères publics, segments, règles du jeu', pages: 10 },
      { title: 'Analyse des concurrents', text: 'Cinq éditeurs : offre, prix, affaires perdues', pages: 15 },
      { title: 'Matrice fonctionnelle et prix', text: '42 critères, six acteurs, coût réel', pages: 20 },
      { title: 'Recommandations', text: 'Produit, prix, épreuve de la conclusion', pages: 8 },
    ],
  },
  sheet: {
    file: 'saas-b2b.xlsx',
    columns: ['A', 'B', 'C', 'D'],
    digits: 1,
    rows: [
      ['Acteur', 'Score', 'Prix (€)', 'Année 1 (€)'],
      ['Éditeur A', 89.1, '89', '35 700'],
      ['Éditeur B', 71.4, '69', '25 200'],
      ['Éditeur C', 57.7, '29', '8 700'],
      ['Votre offre', 73, '45', '15 000'],
      ['Éditeur D', 58.9, '59', '23 700'],
      ['Éditeur E', 60.5, '39', '11 700'],
    ],
    selected: [4, 1],
    tabs: ['Synthèse', 'Notes', 'Pondérations'],
  },
  pages: [...pagesFrom4, ...pagesFrom42, ...pagesFrom49],
  method: {
    lead: 'Cinq lectures des mêmes produits, notées séparément avant d’être comparées.',
    roles: [
      'Rédige les fiches et le discours commercial face à chaque éditeur',
      'Cherche ce qui contredit chaque note et chaque conclusion',
      'Construit la matrice, les pondérations et le coût réel',
      'Suit les annonces de produit et les changements de tarif',
      'Vérifie prix et fonctions dans la documentation des éditeurs',
    ],
    journal: {
      folio: 53,
      question: 'Quelle note pour les scénarios prêts à l’emploi de l’éditeur D ?',
      day: '11 août 2026',
      answers: [
        '4 sur 4 : quarante scénarios annoncés.',
        '2 : réservés à une offre supérieure.',
        '4 sur 4.',
        '3 : un client s’en plaint sur un forum.',
        '2 : la documentation nomme l’offre qui les comprend.',
      ],
      opened:
        'La documentation de l’éditeur D (fictif), à la page des offres : ces scénarios sont réservés à l’offre supérieure, que le client ne compare pas.',
      ruling: 'La note est celle de l’offre comparée : 2. La page commerciale ne suffit pas, un avis isolé non plus.',
      changed: 'La note passe de 4 à 2 et la fiche de l’éditeur D dit dans quelle offre se trouvent les scénarios.',
    },
  },
  sources: [
    {
      label: 'Gartner, novembre 2024 (presse)',
      scope: 'Dépenses mondiales en SaaS : 250,8 Md$ en 2024 (+18,1 %), 299,1 Md$ prévus en 2025.',
      url: 'https://it-online.co.za/?p=286746',
    },
    {
      label: 'HubSpot, résultats 2024, 12 février 2025 (communiqué reproduit)',
      scope: 'Chiffre d’affaires de 2,63 Md$ (+21 %), 247 939 clients fin 2024.',
      url: 'https://quantisnow.com/insight/hubspot-reports-q4-and-full-year-2024-results-5884499',
    },
    {
      label: 'Salesforce, 26 février 2025 (communiqué reproduit)',
      scope: 'Exercice clos le 31 janvier 2025 : 37,9 Md$ (+9 %).',
      url: 'https://ca.advfn.com/stock-market/NYSE/CRM/stock-news/95519071/salesforce-announces-fourth-quarter-and-fiscal-yea',
    },
    {
      label: 'Salesforce, tarifs de Sales Cloud, 13 août 2026 (page recopiée)',
      scope:
        'Par utilisateur et par mois : Starter 25 €, Pro 100 €, Enterprise 175 €, Unlimited 350 € ; interface de programmation en option sous Enterprise.',
      url: 'https://www.salesforce.com/sales/pricing/',
    },
  ],
  sourcesNote: 'Les quatre sources publiques de l’extrait. Notes, prix et affaires sont des données d’illustration.',
  closing: {
    title: 'Vos concurrents, comparés et signés {delay} après le brief validé.',
    second: 'Demander cette analyse',
    secondAction: 'quote',
  },
  downloads: [
    { file: 'saas-b2b.pdf', count: 15, kilobytes: 160 },
    { file: 'saas-b2b.xlsx', kilobytes: 21 },
  ],
};

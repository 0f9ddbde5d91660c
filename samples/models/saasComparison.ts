import { decimal } from '../../data/french/frenchNumbers.ts';
import { extents } from '../../data/offer/extents.ts';
import { blocks, figuresOf, sourcesOf, sum, wholeShares } from '../parts.ts';
import { actors, families, missingIntegrations, plan, today, won } from './saasComparison/criteria.ts';
import { lossChart, matrixChart, scoreTable, sheet } from './saasComparison/figures.ts';
import { advised, advisedPrice, deals, gapLosses, lost, lostFor, mine } from './saasComparison/model.ts';
import { documentFacts, pages } from './saasComparison/pages.ts';
import { placed, type Sample } from './sample.ts';

const TOTAL = extents.saas.pages;
const criteria = sum(families, (family) => family.criteria.length);
const named = sum(missingIntegrations.slice(0, 3), ({ count }) => count);
const recovered = gapLosses / 2;
const rate = (count: number, digits = 0) => `${decimal((count / deals) * 100, digits)} %`;
const causes = [
  { label: 'Intégrations', count: lostFor('Intégration') },
  { label: 'Automatisation', count: lostFor('Automatisation') },
  { label: 'Notoriété et autres', count: lostFor('Notoriété') + lostFor('Autre') },
  { label: 'Prix', count: lostFor('Prix') },
];
/** The mark that stands in the matrix, and so in the journal. */
const automation = families.findIndex(({ name }) => name === 'Automatisation');
const criterion: readonly string[] = families[automation]?.criteria ?? [];
const scenarios = actors
  .find(({ name }) => name === 'Éditeur D')
  ?.marks[automation]?.charAt(criterion.indexOf('Scénarios prêts à l’emploi'));
const shares = wholeShares(causes.map(({ count }) => count));

export const saasComparison: Sample = placed({
  slug: 'saas-b2b',
  meta: {
    title: 'Exemple d’analyse concurrentielle SaaS B2B : six acteurs comparés',
    description: `Exemple illustratif, ${pages.length} pages montrées sur ${TOTAL} : six éditeurs notés sur ${criteria} critères, prix et coût comparés. {price}, {delay}, hors catalogue.`,
  },
  badges: [
    { text: 'Format Livrable' },
    { text: '{delay}', icon: 'clock' },
    { text: '{price}', icon: 'tag' },
    { text: '{deliverableFormat}', icon: 'sheet' },
  ],
  title: '{title}',
  lead: `Six éditeurs de logiciel commercial pour PME, comparés sur ${criteria} critères, leurs prix et les affaires qu’ils prennent.`,
  notice:
    'Exemple illustratif : le client est fictif, les éditeurs A à E sont anonymes et leurs notes sont des données d’illustration. Les repères publics portent leur source. Tout est arrêté au 13 août 2026.',
  cover: 'saas',
  service: { href: '/services/etude-marche', code: 'sur-mesure' },
  snapshot: {
    title: 'La mission',
    note: 'Sur mesure, hors catalogue',
    figures: figuresOf([
      '{hours} | h | de délai | du brief validé à la livraison',
      '{euros} | € | {vat} | prix fixe, hors catalogue',
      `${String(TOTAL)} |  | pages | et un classeur`,
      `${String(actors.length)} |  | acteurs | ${criteria} critères chacun`,
    ]),
  },
  structure: {
    title: [`${TOTAL} pages,`, 'quatre parties'],
    text: 'Le classeur livré avec le rapport permet de changer les notes, les pondérations et les prix.',
    sections: [
      { title: 'Panorama du marché', text: 'Repères publics, segments, règles du jeu', pages: 10 },
      { title: 'Analyse des concurrents', text: 'Cinq éditeurs : offre, prix, affaires perdues', pages: 15 },
      { title: 'Matrice fonctionnelle et prix', text: `${criteria} critères, six acteurs, coût réel`, pages: 20 },
      { title: 'Recommandations', text: 'Produit, prix, épreuve de la conclusion', pages: 8 },
    ],
  },
  sheet,
  analyses: [
    {
      id: 'matrice',
      folio: 27,
      title: ['Six acteurs,', 'six familles de critères'],
      lead: 'Chaque note est la moyenne de sept critères, relevés dans la documentation publique et les versions d’essai, jamais sur la plaquette.',
      chart: matrixChart,
      table: scoreTable,
    },
    {
      id: 'extrait',
      folio: 47,
      title: ['Extrait de l’analyse'],
      lead: 'Page 47 du rapport : le diagnostic commercial, tel que vous le recevriez.',
      chart: lossChart,
      prose: blocks(
        `Vous gagnez ${won} affaires sur ${deals}, soit ${rate(won, 1)}. Ce n’est pas d’abord un problème de prix : il n’explique que ${lostFor('Prix')} pertes sur ${lost}. Dans ${gapLosses} cas, le client voulait une fonction que l’offre n’a pas, ou pas assez.`,
        `Les trois intégrations les plus demandées sont la comptabilité, la téléphonie et l’agenda. Elles manquent dans ${named} des ${lostFor('Intégration')} affaires perdues sur ce motif, et chacune est complète chez deux concurrents au moins.`,
        `Si la moitié de ces ${gapLosses} affaires avait été gagnée, le taux passerait de ${won} à ${won + recovered} sur ${deals}, soit ${rate(won + recovered)}. C’est une borne haute : le motif déclaré n’est pas toujours le vrai.`,
      ),
    },
  ],
  preview: { title: 'Aperçu du rapport', lead: 'La couverture et huit pages, dans l’ordre du document.', pages },
  recommendation: {
    folio: 46,
    title: ['Combler deux lacunes,', 'puis relever le prix'],
    lead: `Trois intégrations et des scénarios prêts à l’emploi portent le score de ${decimal(mine.score, 1)} à ${decimal(advised.score, 1)}. Le prix suit, de ${today.price} à ${advisedPrice} €, au bout de ${plan.priceMonths} mois.`,
    split: {
      caption: `Motifs des ${lost} affaires perdues, parts arrondies pour totaliser 100 %`,
      parts: causes.map(({ label, count }, index) => ({
        label,
        share: shares[index] ?? 0,
        amount: `${count} affaires`,
      })),
    },
  },
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
        `${scenarios} : réservés à une offre supérieure.`,
        '4 sur 4.',
        '3 : un client s’en plaint sur un forum.',
        `${scenarios} : la documentation nomme l’offre qui les comprend.`,
      ],
      opened:
        'La documentation de l’éditeur D (fictif), à la page des offres : ces scénarios sont réservés à l’offre supérieure, que le client ne compare pas.',
      ruling: `La note est celle de l’offre comparée : ${scenarios}. La page commerciale ne suffit pas, un avis isolé non plus.`,
      changed: `La note passe de 4 à ${scenarios} et la fiche de l’éditeur D dit dans quelle offre se trouvent les scénarios.`,
    },
  },
  sources: sourcesOf([
    'Gartner, novembre 2024 (presse) | Dépenses mondiales en SaaS : 250,8 Md$ en 2024 (+18,1 %), 299,1 Md$ prévus en 2025. | https://it-online.co.za/?p=286746',
    'HubSpot, résultats 2024, 12 février 2025 (communiqué reproduit) | Chiffre d’affaires de 2,63 Md$ (+21 %), 247 939 clients fin 2024. | https://quantisnow.com/insight/hubspot-reports-q4-and-full-year-2024-results-5884499',
    'Salesforce, 26 février 2025 (communiqué reproduit) | Exercice clos le 31 janvier 2025 : 37,9 Md$ (+9 %). | https://ca.advfn.com/stock-market/NYSE/CRM/stock-news/95519071/salesforce-announces-fourth-quarter-and-fiscal-yea',
    'Salesforce, tarifs de Sales Cloud, 13 août 2026 (page recopiée) | Par utilisateur et par mois : Starter 25 €, Pro 100 €, Enterprise 175 €, Unlimited 350 € ; interface de programmation en option sous Enterprise. | https://www.salesforce.com/sales/pricing/',
  ]),
  sourcesNote: 'Les quatre sources publiques de l’extrait. Notes, prix et affaires sont des données d’illustration.',
  closing: {
    title: 'Vos concurrents, comparés et signés en {delay}.',
    second: 'Demander cette analyse',
    secondAction: 'quote',
  },
  downloads: [
    { file: 'saas-b2b.pdf', count: 15, kilobytes: 160 },
    { file: 'saas-b2b.xlsx', kilobytes: 21 },
  ],
  document: documentFacts,
});

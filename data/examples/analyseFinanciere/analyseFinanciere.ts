import type { WrittenExample } from '../types.ts';
import { pagesFrom6 } from './pagesFrom6.ts';
import { pagesFrom14 } from './pagesFrom14.ts';
import { pagesFrom21 } from './pagesFrom21.ts';
import { pagesFrom27 } from './pagesFrom27.ts';

/** Texts of the page /exemples/analyse-financiere; the page and the sample's files are each edited by hand (docs/samples.md). */
export const analyseFinanciere: WrittenExample = {
  slug: 'analyse-financiere',
  meta: {
    title: 'Exemple d’analyse financière : prévisions 2024–2026 d’une start-up SaaS',
    description:
      'Exemple illustratif, en extrait : trois scénarios, trésorerie mensuelle, levée de 8 M€ et classeur à formules.',
  },
  badges: [{ text: 'Format Livrable' }, { text: '{deliverableFormat}', icon: 'sheet' }],
  title: 'Analyse financière d’une start-up SaaS',
  lead: 'Trois ans de prévisions, trois scénarios, et la question que posera tout financeur : faut-il lever, ou non ?',
  disclaimer:
    'Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration. Tout est arrêté au 18 juillet 2025 : comptes de l’exercice 2024, prévisions de janvier 2025 à décembre 2026, le premier semestre 2025, non clos, restant au budget, textes fiscaux en vigueur.',
  cover: 'finance',
  service: { href: '/services/analyse-financiere', code: 'analyse-financiere' },
  snapshot: {
    title: 'Situation en 2024',
    note: 'Données d’illustration',
    figures: [
      { figure: '2,4', unit: 'M€', label: 'de chiffre d’affaires', detail: '+71 % sur un an' },
      { figure: '78', unit: '%', label: 'de marge brute', detail: 'après coûts directs' },
      { figure: '132', unit: 'k€', label: 'consommés par mois', detail: 'en moyenne sur l’année' },
      { figure: '15', unit: 'mois', label: 'd’autonomie', detail: 'au rythme de 2024' },
    ],
  },
  structure: {
    title: ['Vingt-huit pages,', 'quatre sections'],
    text: 'Le classeur reprend chaque tableau avec ses formules : changez une hypothèse, tout se recalcule.',
    sections: [
      { title: 'Diagnostic financier', text: 'Économie par client, BFR, trésorerie', pages: 8 },
      { title: 'Prévisions à trois ans', text: 'Chiffre d’affaires, embauches, scénarios', pages: 10 },
      { title: 'Plan de financement', text: 'Montant, emploi des fonds, crédit d’impôt', pages: 6 },
      { title: 'Recommandations', text: 'Décisions à prendre dans les 90 jours', pages: 4 },
    ],
  },
  sheet: {
    file: 'analyse-financiere.xlsx',
    columns: ['A', 'B', 'C', 'D'],
    digits: 0,
    rows: [
      ['En k€', '2024', '2025', '2026'],
      ['Chiffre d’affaires', 2400, 3513, 5795],
      ['Marge brute', 1870, 2744, 4582],
      ['Charges', -3650, -5426, -9074],
      ['EBITDA', -1780, -2682, -4492],
      ['Trésorerie', 2000, 7547, 3899],
    ],
    selected: [4, 3],
    tabs: ['Synthèse', 'Hypothèses', 'Central'],
  },
  pages: [...pagesFrom6, ...pagesFrom14, ...pagesFrom21, ...pagesFrom27],
  method: {
    lead: 'Chaque modèle a un rôle. Aucun n’a le dernier mot.',
    roles: [
      'Formule les hypothèses de croissance et les trois scénarios',
      'Cherche les failles : BFR, attrition, double compte',
      'Construit les prévisions et vérifie chaque total du classeur',
      'Repère les signaux récents du financement et du secteur',
      'Contrôle les textes fiscaux et chaque source sur le web',
    ],
    journal: {
      folio: 28,
      question: 'De combien le crédit d’impôt recherche améliore-t-il la trésorerie de 2026 ?',
      day: '14 juillet 2025',
      answers: [
        'De 755 k€, le crédit de 2026.',
        'Pas de 755 k€ : le crédit d’une année est remboursé l’année suivante.',
        'De 435 k€, le crédit de 2025.',
        'Impossible à dire : la loi a changé en février 2025.',
        '30 % des dépenses, frais de fonctionnement à 40 % depuis le 15 février 2025.',
      ],
      opened:
        'Les sources 2 et 3 : 30 % jusqu’à 100 M€ ; frais de fonctionnement à 40 %. Le délai de remboursement est une hypothèse du classeur, feuille « Hypothèses ».',
      ruling: 'Le crédit encaissé en 2026 est celui de 2025, 435 k€. Celui de 2026 reste hors prévision.',
      changed:
        'Le tableau de trésorerie porte le crédit à l’année de son encaissement, et une note dit de quelle année il vient.',
    },
  },
  sources: [
    {
      label: 'BOFiP, taux réduit de l’impôt sur les sociétés (CGI, article 219)',
      scope: '15 % jusqu’à 42 500 € pour les PME éligibles ; sans effet ici, les résultats étant négatifs.',
      url: 'https://bofip.impots.gouv.fr/doctrine/pgp/2063-PGP',
    },
    {
      label: 'Direction générale des entreprises, crédit d’impôt recherche (CGI, articles 244 quater B et 199 ter B)',
      scope: '30 % des dépenses jusqu’à 100 M€. Le remboursement immédiat aux PME est à lire dans l’article 199 ter B.',
      url: 'https://www.entreprises.gouv.fr/fr/entrepreneuriat/aides-et-financement/credit-d-impot-recherche',
    },
    {
      label: 'Loi n° 2025-127 du 14 février 2025 de finances pour 2025, article 55',
      scope:
        'Frais de fonctionnement ramenés de 43 à 40 % des dépenses de personnel exposées à compter du 15 février 2025.',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000051168007',
    },
  ],
  sourcesNote:
    'Toutes les autres données sont celles de l’entreprise, fictive. Dans un vrai dossier, elles viennent de vos comptes et chaque tableau renvoie à sa pièce.',
  closing: {
    title: 'Votre modèle financier, signé {delay} après le brief validé.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [
    { file: 'analyse-financiere.pdf', count: 19, kilobytes: 210 },
    { file: 'analyse-financiere.xlsx', kilobytes: 135 },
  ],
};

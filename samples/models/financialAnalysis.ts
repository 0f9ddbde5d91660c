import { monthText } from '../../data/french/frenchDates.ts';
import { capital, decimal, millions, percent, spelled } from '../../data/french/frenchNumbers.ts';
import { extents } from '../../data/offer/extents.ts';
import { figuresOf, sourcesOf } from '../parts.ts';
import {
  autonomyChart,
  cashChart,
  forecastTable,
  revenueChart,
  scenarioTable,
  sheet,
} from './financialAnalysis/figures.ts';
import { split, usesTable } from './financialAnalysis/fundingFigures.ts';
import { given, perScenario } from './financialAnalysis/inputs.ts';
import { documentFacts, pages } from './financialAnalysis/pages.ts';
import { results } from './financialAnalysis/results.made.ts';
import { placed, type Sample } from './sample.ts';

const { summary, scenarios, ratios, decisions } = results;
const closing = perScenario.closing.value.map((month) => monthText(month, 2025));
const raised = millions(given.raise, 0);
const burn = (given.openingCash - summary.cash[0]) / 12;
const TOTAL = extents.finance.pages;

export const financialAnalysis: Sample = placed({
  slug: 'analyse-financiere',
  meta: {
    title: 'Exemple d’analyse financière : prévisions 2024–2026 d’une start-up SaaS',
    description: `Exemple illustratif, ${pages.length} pages montrées sur ${TOTAL} : trois scénarios, trésorerie mensuelle, levée de ${raised} et classeur à formules.`,
  },
  badges: [{ text: 'Format Livrable' }, { text: '{deliverableFormat}', icon: 'sheet' }],
  title: 'Analyse financière d’une start-up SaaS',
  lead: 'Trois ans de prévisions, trois scénarios, et la question que posera tout financeur : faut-il lever, ou non ?',
  notice:
    'Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration. Tout est arrêté au 18 juillet 2025 : comptes de l’exercice 2024, prévisions de janvier 2025 à décembre 2026, le premier semestre 2025, non clos, restant au budget, textes fiscaux en vigueur.',
  cover: 'finance',
  service: { href: '/services/analyse-financiere', code: 'analyse-financiere' },
  snapshot: {
    title: 'Situation en 2024',
    note: 'Données d’illustration',
    figures: figuresOf([
      `${decimal(given.revenue2024 / 1000, 1)} | M€ | de chiffre d’affaires | ${percent(given.revenue2024 / given.revenue2023 - 1, 0, true)} sur un an`,
      `${decimal(ratios.grossRate[0] * 100)} | % | de marge brute | après coûts directs`,
      `${decimal(burn)} | k€ | consommés par mois | en moyenne sur l’année`,
      `${decimal(summary.cash[0] / burn)} | mois | d’autonomie | au rythme de 2024`,
    ]),
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
  sheet,
  analyses: [
    {
      id: 'previsions',
      folio: 9,
      title: ['Prévisions 2024–2026'],
      lead: `Scénario central. Deux ans de hausses de charges (${millions(given.raise * (1 - given.reserve), 1)}) sont payés par la levée ; ${millions(summary.cash[2])} restent en caisse fin 2026.`,
      chart: revenueChart,
      table: forecastTable,
    },
    {
      id: 'tresorerie',
      folio: 14,
      title: ['Dix-huit mois de trésorerie,', 'mois par mois'],
      lead: `Le scénario prudent encaisse la levée en ${closing[0]}, le central en ${closing[1]}. Aucune embauche avant : c’est ce qui protège le point bas.`,
      chart: cashChart,
      wide: true,
    },
    {
      id: 'scenarios',
      folio: 16,
      title: ['Trois scénarios, une même levée'],
      lead: `Chaque scénario change sept hypothèses, toutes dans le classeur. Fin 2026, il reste de ${millions(Math.min(...scenarios.cash))} à ${millions(Math.max(...scenarios.cash))}.`,
      chart: autonomyChart,
      table: scenarioTable,
    },
  ],
  preview: {
    title: `${capital(spelled(pages.length))} pages du rapport`,
    lead: 'Chaque page porte sa conclusion en titre. Le calcul est à côté du chiffre.',
    pages,
  },
  recommendation: {
    folio: 25,
    title: [`Lever ${raised} pour grandir,`, 'pas pour tenir'],
    lead: `Sans levée, l’équilibre vient seul, fin 2026 (page 19). Celle-ci porte l’équipe de ${summary.people[0]} à ${summary.people[2]} personnes sans toucher à la réserve ; sous ${millions(decisions.leastValuation[0], 0)} de valorisation, ne pas lever.`,
    split,
    table: usesTable,
  },
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
        `De ${decimal(ratios.credit[2])} k€, le crédit de 2026.`,
        `Pas de ${decimal(ratios.credit[2])} k€ : le crédit d’une année est remboursé l’année suivante.`,
        `De ${decimal(ratios.credit[1])} k€, le crédit de 2025.`,
        'Impossible à dire : la loi a changé en février 2025.',
        '30 % des dépenses, frais de fonctionnement à 40 % depuis le 15 février 2025.',
      ],
      opened:
        'Les sources 2 et 3 : 30 % jusqu’à 100 M€ ; frais de fonctionnement à 40 %. Le délai de remboursement est une hypothèse du classeur, feuille « Hypothèses ».',
      ruling: `Le crédit encaissé en 2026 est celui de 2025, ${decimal(ratios.credit[1])} k€. Celui de 2026 reste hors prévision.`,
      changed:
        'Le tableau de trésorerie porte le crédit à l’année de son encaissement, et une note dit de quelle année il vient.',
    },
  },
  sources: sourcesOf([
    'BOFiP, taux réduit de l’impôt sur les sociétés (CGI, article 219) | 15 % jusqu’à 42 500 € pour les PME éligibles ; sans effet ici, les résultats étant négatifs. | https://bofip.impots.gouv.fr/doctrine/pgp/2063-PGP',
    'Direction générale des entreprises, crédit d’impôt recherche (CGI, articles 244 quater B et 199 ter B) | 30 % des dépenses jusqu’à 100 M€. Le remboursement immédiat aux PME est à lire dans l’article 199 ter B. | https://www.entreprises.gouv.fr/fr/entrepreneuriat/aides-et-financement/credit-d-impot-recherche',
    'Loi n° 2025-127 du 14 février 2025 de finances pour 2025, article 55 | Frais de fonctionnement ramenés de 43 à 40 % des dépenses de personnel exposées à compter du 15 février 2025. | https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000051168007',
  ]),
  sourcesNote:
    'Toutes les autres données sont celles de l’entreprise, fictive. Dans un vrai dossier, elles viennent de vos comptes et chaque tableau renvoie à sa pièce.',
  closing: {
    title: `Votre modèle financier, signé dans {delay}.`,
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [
    { file: 'analyse-financiere.pdf', count: 19, kilobytes: 210 },
    { file: 'analyse-financiere.xlsx', kilobytes: 135 },
  ],
  document: documentFacts,
});

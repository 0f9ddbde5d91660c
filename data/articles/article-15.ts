import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article15: Article = {
  number: 15,
  slug: 'article-15',
  category: 'Ventes',
  title: 'Votre tunnel de vente fuit : réparez d’abord l’étape la plus chère',
  summary:
    'Cinq compteurs, une multiplication et quatorze jours pour savoir où partent vos prospects, et lequel de vos défauts vaut la peine d’être corrigé.',
  date: '2024-09-20',
  changes: [
    {
      date: '2026-11-22',
      what: 'Le délai moyen de 42 heures est donné avec sa condition : les entreprises qui ont répondu dans les trente jours. Ajout d’une hypothèse sévère sur les demandes rattrapées, d’un graphique, des pièges de chaque compteur et des règles de relance.',
      why: 'La moyenne excluait les entreprises muettes sans que le texte le dise, et le calcul supposait les rappels gratuits.',
    },
    {
      date: '2026-11-27',
      what: 'L’étude InsideSales de 2007 et la durée de trois ans pour les demandes perdues sortent du texte.',
      why: 'L’une et l’autre n’avaient été lues que chez des tiers.',
    },
  ],
  topics: ['vendre', 'mesurer'],
  related: [16, 7, 13],
  readTime: 10,
  family: 'weekly',
  stats: [
    {
      figure: '42',
      unit: 'h',
      label: 'de délai moyen chez les entreprises américaines qui ont répondu dans les trente jours, en 2011',
      source: 'hbr-2011',
    },
    {
      figure: '70,19',
      unit: '%',
      label: 'des paniers abandonnés en moyenne dans le commerce en ligne, selon Baymard en 2024',
      source: 'baymard-2024',
    },
    {
      figure: '6,6',
      unit: '%',
      label: 'de conversion médiane pour une page d’atterrissage, chez les clients d’un éditeur',
      source: 'unbounce-2024',
    },
  ],
  callToAction: {
    title: 'Un œil extérieur sur vos cinq compteurs',
    text: 'Cinq nombres du mois dernier suffisent, même approximatifs. Réponse sous {replyHours}, avec l’étape à regarder en premier.',
    button: 'Audit gratuit mon tunnel',
  },
  sources: [
    {
      id: 'hbr-2011',
      publisher: 'Harvard Business Review',
      title: 'The Short Life of Online Sales Leads (Oldroyd, McElheran, Elkington)',
      date: 'mars 2011',
      url: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
      scope:
        'États-Unis : audit de 2 241 entreprises, moyenne sur celles qui ont répondu dans les trente jours ; 1,25 million de prospects de 29 sociétés B2C et 13 sociétés B2B.',
    },
    {
      id: 'baymard-2024',
      publisher: 'Baymard Institute',
      title: 'Cart Abandonment Rate Statistics',
      date: '2024',
      url: 'https://baymard.com/lists/cart-abandonment-rate',
      scope:
        'Moyenne de près de 50 études ; motifs déclarés par des acheteurs américains, hors « je regardais » ; potentiel estimé pour de grands sites.',
    },
    {
      id: 'unbounce-2024',
      publisher: 'Unbounce',
      title: '2024 Conversion Benchmark Report',
      date: '2024',
      url: 'https://unbounce.com/conversion-benchmark-report/',
      scope:
        '41 000 pages de clients Unbounce, 464 millions de visiteurs, 57 millions de conversions, du 23 juillet 2023 au 23 juillet 2024.',
    },
    sharedSources['cnil-prospection'],
    { ...sharedSources.rgpd, scope: 'Article 5, sur la durée de conservation.' },
  ],
};

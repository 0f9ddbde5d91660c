import { hoursText } from '../promiseWords.ts';
import { terms } from '../services.ts';
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
      date: '2026-11-21',
      what: 'Ajout des sources parues après la date de l’article, signalées dans le texte.',
      why: 'Elles complètent ou corrigent les précédentes.',
    },
  ],
  topics: ['vendre', 'mesurer'],
  related: [16, 7, 18],
  readTime: 10,
  family: 'weekly',
  stats: [
    {
      figure: '42',
      unit: 'h',
      label: 'de délai moyen de première réponse à une demande en ligne, aux États-Unis, en 2011',
      source: 'hbr-2011',
    },
    {
      figure: '70,19',
      unit: '%',
      label: 'des paniers abandonnés en moyenne dans le commerce en ligne',
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
    text: `Cinq nombres du mois dernier suffisent, même approximatifs. Réponse sous ${hoursText(terms.replyHours)}, avec l’étape à regarder en premier.`,
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
        'États-Unis : audit de 2 241 entreprises ; 1,25 million de prospects de 29 sociétés B2C et 13 sociétés B2B.',
    },
    {
      id: 'insidesales-2007',
      publisher: 'Candid Creative',
      title: 'MIT Lead Response Study (2007), note sur l’étude InsideSales',
      date: 'étude de 2007',
      url: 'https://candidcreative.ca/kb/mit-lead-response-study-2007',
      scope: 'Six entreprises.',
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
  ],
};

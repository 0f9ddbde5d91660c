import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';
import { anthropicStops, googleCloudStops, openaiStops, xaiStops } from './vendorPages.ts';

export const article2: Article = {
  number: 2,
  slug: 'article-2',
  category: 'Étude de cas',
  title: 'Cas fictif : 90 jours d’IA en PME, rentable au cinquième mois',
  summary:
    'Une menuiserie inventée de 28 personnes, ses devis chronométrés, ses comptes : à J90 l’argent n’est pas rentré ; la suite dépend des heures.',
  date: '2024-11-22',
  changes: [
    {
      date: '2026-11-22',
      what: 'Les mois qui suivent le quatre-vingt-dixième jour paient désormais les vendredis d’entretien ; les comptes sont calculés, et tracés selon trois hypothèses.',
      why: 'Le bilan oubliait un coût qui continue, et supposait que toutes les heures servaient.',
    },
    {
      date: '2026-11-25',
      what: 'Jour de l’équilibre : le 134e, et non le 136e.',
      why: 'Les comptes de trois mois s’arrêtent au quatre-vingt-dixième jour.',
    },
    {
      date: '2026-11-28',
      what: 'Le témoignage d’un fabricant de cycles et l’histoire de Klarna sortent du texte ; une décision de justice sur un robot de conversation y entre.',
      why: 'Le premier n’a pas pu être lu, et de la seconde une moitié seulement ; la décision, si.',
    },
  ],
  topics: ['cas', 'mesurer'],
  related: [18, 6, 14],
  readTime: 11,
  family: 'case',
  callToAction: {
    title: 'Et vos 90 jours ?',
    text: 'Envoyez-moi le trajet d’une demande dans votre entreprise, de la réception à la réponse. Je chiffre le cas avec vos durées, pas avec celles d’un exemple.',
    button: 'Demander une étude personnalisée',
  },
  sources: [
    sharedSources['brynjolfsson-2023'],
    {
      id: 'brynjolfsson-2025',
      publisher: 'Brynjolfsson, Li et Raymond, Quarterly Journal of Economics',
      title: 'Generative AI at Work, 140(2)',
      date: '2025',
      url: 'https://academic.oup.com/qje/article/140/2/889/7990658',
      scope: 'Version publiée de la même étude, 5 172 agents.',
    },
    sharedSources['air-canada'],
    { ...sharedSources['bpifrance-2025'], scope: '1 209 dirigeants de PME et ETI.' },
    anthropicStops,
    xaiStops,
    googleCloudStops,
    openaiStops,
  ],
};

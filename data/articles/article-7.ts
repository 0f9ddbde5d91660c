import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article7: Article = {
  number: 7,
  slug: 'article-7',
  category: 'Marketing',
  title: 'Votre stratégie marketing en une page, mise à l’épreuve par l’IA',
  summary:
    'Six lignes écrites par vous, trois relectures à charge, quatorze jours de test : l’IA contredit, vous décidez.',
  date: '2024-11-15',
  changes: [
    {
      date: '2026-11-22',
      what: 'Le tableau des rôles entre cinq modèles est retiré : il se lit dans l’article sur la fusion des réponses.',
      why: 'Un même tableau n’a pas à se lire deux fois.',
    },
    {
      date: '2026-11-25',
      what: 'Le gain attendu de l’IA devient une hypothèse ; les chiffres de l’Insee renvoient à l’Insee.',
      why: 'L’estimation de McKinsey n’avait pas été lue.',
    },
    {
      date: '2026-11-27',
      what: 'Quatre enquêtes sortent du texte et du graphique (Content Marketing Institute, HubSpot, Insee 2024, McKinsey 2026) ; Eurostat y entre, et la position de Google se lit dans ses règles en vigueur.',
      why: 'Leurs pages n’ont pas pu être lues.',
    },
    {
      date: '2026-11-28',
      what: 'Le tiers des entreprises utilisatrices n’est plus rapproché du chiffre de McKinsey.',
      why: 'L’un compte parmi les utilisatrices, l’autre parmi tous les répondants.',
    },
  ],
  topics: ['marketing', 'decider'],
  related: [12, 15, 16],
  readTime: 8,
  family: 'static',
  callToAction: {
    title: 'Vos six lignes, relues et chiffrées',
    text: 'Stratégie à {strategyPrice}, livrée en {strategyHours} : cinq IA contredisent votre page, je vérifie les chiffres et je signe le plan.',
    button: 'Demander une étude personnalisée',
  },
  sources: [
    {
      id: 'mckinsey-2024',
      publisher: 'McKinsey / QuantumBlack',
      title: 'The state of AI in early 2024',
      date: '30 mai 2024',
      url: 'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai-2024',
      scope: '1 363 répondants dans le monde, surtout de moyennes et grandes organisations.',
    },
    sharedSources['mckinsey-2025'],
    {
      id: 'eurostat-usages',
      publisher: 'Eurostat',
      title: 'Artificial intelligence by size class of enterprise (isoc_eb_ai)',
      date: 'données de 2025',
      url: 'https://ec.europa.eu/eurostat/databrowser/product/view/isoc_eb_ai',
      scope: 'Entreprises d’au moins 10 personnes, Union et France ; toute IA, pas seulement générative.',
    },
    sharedSources['cnil-prospection'],
    {
      id: 'google-regles',
      publisher: 'Google Search Central',
      title: 'Spam policies for Google web search',
      date: 'page mise à jour en continu',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
      scope: 'Règles du moteur de Google, pas une loi.',
    },
  ],
};

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
      what: 'Graphique des taux d’usage, avec l’édition 2025 de l’enquête McKinsey et les deux années de celle du Content Marketing Institute.',
      why: 'Un taux cité sans les personnes interrogées ni l’édition suivante ne dit rien.',
    },
    {
      date: '2026-11-22',
      what: 'Règles de la prospection et de l’envoi d’un fichier à un modèle, septième ligne de la page, heures du dirigeant dans le budget.',
      why: 'Une page qui finit en liste d’adresses pose ces questions.',
    },
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
    sharedSources['mckinsey-2026'],
    {
      id: 'cmi-2026',
      publisher: 'Content Marketing Institute / MarketingProfs, par C. Olivier Consulting',
      title: 'Enquête 2026 sur le contenu B2B',
      date: '2026',
      url: 'https://christopholivierconsulting.com/?p=5967',
      scope: 'Environ 1 000 marketeurs B2B, surtout en Amérique du Nord.',
    },
    {
      id: 'cmi-2025',
      publisher: 'Content Marketing Institute / MarketingProfs',
      title: 'B2B Content Marketing Trends 2025 (enquête annuelle)',
      date: 'octobre 2024',
      url: 'https://contentmarketinginstitute.com/b2b-research/b2b-content-marketing-trends-research-2025/',
      scope: 'Environ 980 marketeurs B2B, surtout en Amérique du Nord.',
    },
    {
      id: 'hubspot-2024',
      publisher: 'HubSpot',
      title: 'State of Marketing 2024',
      date: '2024',
      url: 'https://www.hubspot.com/state-of-marketing',
      scope: 'Enquête mondiale auprès de marketeurs, par un éditeur de logiciels marketing.',
    },
    sharedSources['insee-2025'],
    sharedSources['cnil-prospection'],
    { ...sharedSources.rgpd, scope: 'Articles 13 et 28.' },
    {
      id: 'google-2023',
      publisher: 'Google Search Central',
      title: 'Google Search’s guidance about AI-generated content',
      date: '8 février 2023',
      url: 'https://developers.google.com/search/blog/2023/02/google-search-and-ai-content',
    },
    {
      id: 'google-2024',
      publisher: 'Google Search Central',
      title: 'What web creators should know about our March 2024 core update and new spam policies',
      date: '5 mars 2024',
      url: 'https://developers.google.com/search/blog/2024/03/core-update-spam-policies',
    },
  ],
};

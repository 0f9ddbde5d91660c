import type { Article } from './types.ts';

export const article6: Article = {
  number: 6,
  slug: 'article-6',
  category: 'Mesure',
  title: 'ROI de l’IA : un mois de mesures avant un an de factures',
  summary:
    'Huit questions de dirigeant sur le retour sur investissement de l’IA, avec les formules, les coûts oubliés et la règle pour arrêter.',
  date: '2024-02-10',
  changes: [
    {
      date: '2026-11-21',
      what: 'Ajout des sources parues après la date de l’article, signalées dans le texte.',
      why: 'Elles complètent ou corrigent les précédentes.',
    },
  ],
  topics: ['mesurer', 'decider'],
  related: [1, 17, 11],
  readTime: 6,
  family: 'strategy',
  callToAction: {
    title: 'Vos chiffres tiennent-ils la version prudente ?',
    text: 'Envoyez-moi vos durées et vos coûts, même approximatifs. Je vous renvoie le calcul complet, avec l’hypothèse qui le ferait basculer.',
    button: 'Demander une analyse gratuite',
  },
  sources: [
    {
      id: 'fed-2025',
      publisher: 'Federal Reserve Bank of St. Louis',
      title: 'The Impact of Generative AI on Work Productivity',
      date: '27 février 2025',
      url: 'https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity',
      scope: 'Actifs américains, novembre 2024 ; temps gagné déclaré par les personnes.',
    },
    {
      id: 'metr-2025',
      publisher: 'METR',
      title: 'Measuring the Impact of Early-2025 AI on Experienced Open-Source Developer Productivity',
      date: '10 juillet 2025',
      url: 'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
      scope: '16 développeurs expérimentés, 246 tâches.',
    },
    {
      id: 'mckinsey-2025',
      publisher: 'McKinsey',
      title: 'The state of AI',
      date: 'mars 2025',
      url: 'https://www.mckinsey.com/capabilities/quantumblack/our-insights/the-state-of-ai',
      scope: 'Près de 1 500 répondants, 101 pays.',
    },
    {
      id: 'idc-2024',
      publisher: 'IDC pour Microsoft',
      title: '2024 Business Opportunity of AI',
      date: '12 novembre 2024',
      url: 'https://blogs.microsoft.com/blog/2024/11/12/idcs-2024-ai-opportunity-study-top-five-ai-trends-to-watch/',
      scope: 'Enquête déclarative commandée par Microsoft, qui vend de l’IA.',
    },
    {
      id: 'gartner-2024',
      publisher: 'Gartner',
      title: 'Gartner Predicts 30% of Generative AI Projects Will Be Abandoned After Proof of Concept By End of 2025',
      date: '29 juillet 2024',
      url: 'https://www.gartner.com/en/newsroom/press-releases/2024-07-29-gartner-predicts-30-percent-of-generative-ai-projects-will-be-abandoned-after-proof-of-concept-by-end-of-2025',
      scope: '822 dirigeants, de septembre à novembre 2023 ; coûts de grands projets.',
    },
  ],
};

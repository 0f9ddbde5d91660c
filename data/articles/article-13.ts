import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';
import { cnilQuestions } from './vendorPages.ts';

export const article13: Article = {
  number: 13,
  slug: 'article-13',
  category: 'Productivité',
  title: 'Sept usages de l’IA que votre entreprise peut essayer cette semaine',
  summary:
    'Sept tâches ordinaires : pour chacune, une consigne à copier, le contrôle qui l’accompagne et le cas où il vaut mieux s’abstenir.',
  date: '2024-10-04',
  changes: [
    {
      date: '2026-11-22',
      what: 'Ajout d’un compte rendu corrigé ligne à ligne, d’une fiche de consigne, du prix des abonnements, des règles de confidentialité de la CNIL et d’un graphique. Le seuil de décision passe du tiers au cinquième du temps.',
      why: 'Les règles de mesure sont désormais les mêmes dans tous les articles, et la confidentialité manquait.',
    },
    {
      date: '2026-11-25',
      what: 'La valeur des minutes rendues est donnée aussi pour la moitié des heures ; deux études lues chez leurs éditeurs en remplacent une qui ne l’avait pas été ; un résumé de cinq lignes ouvre l’article.',
      why: 'Tant que leur emploi n’est pas noté, ce site ne compte que la moitié.',
    },
    {
      date: '2026-11-27',
      what: 'Le relevé des réglages qui refusent l’entraînement n’est plus cité.',
      why: 'La page de la CNIL n’a pas pu être lue.',
    },
    {
      date: '2026-11-27',
      what: 'Les enquêtes de Bpifrance et leur graphique, les technologies recensées par l’Insee en 2024 et le prix de ChatGPT sortent du texte ; une enquête de l’OCDE et son graphique y entrent.',
      why: 'Les premiers n’avaient été lus que chez des tiers ; l’enquête de l’OCDE l’a été chez elle.',
    },
  ],
  topics: ['quotidien'],
  related: [14, 1, 17],
  readTime: 11,
  family: 'weekly',
  stats: [
    {
      figure: '31',
      unit: '%',
      label: 'des PME de sept pays, sans la France, se servaient de l’IA générative à la fin de 2024',
      source: 'ocde-2025',
    },
    {
      figure: '−40',
      unit: '%',
      label: 'de temps pour des écrits professionnels d’une demi-heure, avec ChatGPT (453 diplômés)',
      source: 'noy-2023',
    },
    {
      figure: '+14',
      unit: '%',
      label: 'de dossiers résolus par heure avec un assistant, chez les agents d’un service client',
      source: 'brynjolfsson-2023',
    },
  ],
  callToAction: {
    title: 'Lequel des sept, chez vous, d’abord ?',
    text: 'Deux tâches de votre semaine suffisent. La consultation de {consultationMinutes} minutes est gratuite : j’y choisis avec vous celle par laquelle commencer.',
    button: 'Démarrer ma transformation',
  },
  sources: [
    sharedSources['ocde-2025'],
    sharedSources['insee-2026'],
    sharedSources['brynjolfsson-2023'],
    sharedSources['noy-2023'],
    {
      id: 'anthropic-team',
      publisher: 'Anthropic',
      title: 'How is my bill calculated? (offre Team)',
      date: 'page d’aide, lue dans une copie non datée',
      url: 'https://support.anthropic.com/en/articles/9267289-how-is-my-bill-calculated',
      scope: 'Prix hors taxes pour les États-Unis ; cinq membres au moins.',
    },
    cnilQuestions,
    {
      id: 'openai-donnees',
      publisher: 'OpenAI',
      title: 'Data controls in the OpenAI platform',
      date: 'page mise à jour en continu',
      url: 'https://developers.openai.com/api/docs/guides/your-data',
      scope: 'Déclaration de l’éditeur, pour son API ; les offres grand public diffèrent.',
    },
    { ...sharedSources.rgpd, scope: 'Articles 13 et 28.' },
    sharedSources.adequation,
  ],
};

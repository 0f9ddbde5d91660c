import type { Article } from './types.ts';

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
      date: '2026-11-21',
      what: 'Ajout des sources parues après la date de l’article, signalées dans le texte.',
      why: 'Elles complètent ou corrigent les précédentes.',
    },
  ],
  topics: ['quotidien'],
  related: [11, 14, 9],
  readTime: 11,
  family: 'weekly',
  stats: [
    {
      figure: '71',
      unit: '%',
      label: 'des dirigeants de TPE et PME qui n’utilisaient pas l’IA générative n’en voyaient pas l’usage, fin 2023',
      source: 'bpifrance-freins',
    },
    {
      figure: '44',
      unit: '%',
      label: 'des entreprises françaises utilisatrices d’IA l’emploient pour analyser des textes, en 2024',
      source: 'insee-technologies',
    },
    {
      figure: '72',
      unit: '%',
      label: 'des dirigeants de TPE et PME utilisateurs d’IA générative s’en servent pour des textes, fin 2025',
      source: 'bpifrance-usages',
    },
  ],
  callToAction: {
    title: 'Lequel des sept, chez vous, d’abord ?',
    text: 'Deux tâches de votre semaine suffisent. La première demi-heure de consultation est gratuite : nous y choisissons celle par laquelle commencer.',
    button: 'Démarrer ma transformation',
  },
  sources: [
    {
      id: 'bpifrance-freins',
      publisher: 'Bpifrance Le Lab',
      title: 'Enquête sur les IA génératives dans les TPE et PME (synthèse relayée par intuerix.fr)',
      date: '14 mars 2024',
      url: 'https://intuerix.fr/lintelligence-artificielle-une-revolution-encore-timide-pour-les-pme-francaises',
      scope:
        '3 077 dirigeants de TPE et PME interrogés du 16 novembre au 5 décembre 2023 ; freins des non-utilisateurs.',
    },
    {
      id: 'bpifrance-usages',
      publisher: 'Bpifrance Le Lab',
      title: 'Enquête de conjoncture, usages de l’IA générative (synthèse relayée par agipi.com)',
      date: '10 février 2026',
      url: 'https://www.agipi.com/?p=45579',
      scope: 'Dirigeants de TPE et PME utilisateurs d’IA générative, fin 2025.',
    },
    {
      id: 'insee-technologies',
      publisher: 'Insee',
      title: 'Enquête TIC-entreprises 2024, technologies d’IA utilisées (synthèse relayée par fo-cadres.fr)',
      date: 'juillet 2025',
      url: 'https://www.fo-cadres.fr/actualites/numerique-intelligence-artificielle/intelligence-artificielle-01-frh2-okherv',
      scope:
        'Entreprises d’au moins 10 personnes implantées en France, secteurs principalement marchands ; base : seules entreprises utilisatrices d’IA.',
    },
    {
      id: 'nng-productivite',
      publisher: 'Nielsen Norman Group',
      title: 'AI Improves Employee Productivity by 66%',
      date: '16 juillet 2023',
      url: 'https://www.nngroup.com/articles/ai-tools-productivity-gains/',
      scope: 'Rapprochement, par l’auteur, de trois études aux métiers et aux protocoles différents.',
    },
  ],
};

import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article12: Article = {
  number: 12,
  slug: 'article-12',
  category: 'Marketing',
  title: 'Cadrez un mois de contenu en trente minutes, montre en main',
  summary:
    'Trente minutes pour décider quoi publier, pas pour l’écrire : le déroulé minute par minute et un plan rempli.',
  date: '2024-10-11',
  changes: [
    {
      date: '2026-11-25',
      what: 'Vingt secondes par question, et non quarante.',
      why: 'Cinq questions de quarante secondes ne tiennent pas en deux minutes.',
    },
    {
      date: '2026-11-25',
      what: 'Les 3 h 48 d’un article deviennent une hypothèse.',
      why: 'L’enquête d’Orbit Media n’avait pas été lue.',
    },
    {
      date: '2026-11-27',
      what: 'Trois enquêtes de marketing sortent du texte ; une enquête de l’OCDE et une expérience du BCG prennent leur place.',
      why: 'Les premières n’avaient été lues que chez des tiers.',
    },
    {
      date: '2026-11-28',
      what: 'La durée d’un article est celle d’une enquête, 4 h 10, et non plus une hypothèse ; les deux pépinières comparées laissent la place à deux enquêtes.',
      why: 'Un exemple inventé ne prouve rien du volume.',
    },
  ],
  topics: ['marketing', 'quotidien'],
  related: [7, 16, 11],
  readTime: 8,
  family: 'weekly',
  stats: [
    {
      figure: '+40',
      unit: '%',
      label: 'pour une tâche d’invention avec GPT-4, chez des consultants du BCG, en 2023',
      source: 'bcg-2023',
    },
    {
      figure: '65',
      unit: '%',
      label:
        'des PME utilisatrices d’IA générative y voient un gain pour le travail du personnel (sept pays, fin 2024)',
      source: 'ocde-2025',
    },
    {
      figure: '26',
      unit: '%',
      label: 'des mêmes PME y voient un gain pour leur chiffre d’affaires',
      source: 'ocde-2025',
    },
  ],
  callToAction: {
    title: 'On remplit la page ensemble',
    text: 'Trente minutes de consultation gratuite : apportez dix questions de clients, nous en tirons des sujets datés.',
    button: 'Réserver ma session planning',
  },
  sources: [
    {
      id: 'orbit-2022',
      publisher: 'MarketingProfs',
      title: 'The State of Blogging in 2022: Post Length and Writing Trends',
      date: '4 octobre 2022',
      url: 'https://www.marketingprofs.com/charts/2022/48014/the-state-of-blogging-in-2022-post-length-and-writing-trends',
      scope: 'Enquête d’Orbit Media, 1 016 blogueurs, août et septembre 2022, selon leurs déclarations.',
    },
    {
      id: 'orbit-2017',
      publisher: 'MarketingProfs',
      title: 'Blogging Trends: Typical Post Length and Publishing Frequency',
      date: '30 octobre 2017',
      url: 'https://www.marketingprofs.com/charts/2017/33020/blogging-trends-typical-post-length-and-publishing-frequency',
      scope: 'Enquête d’Orbit Media, 1 377 blogueurs, selon leurs déclarations.',
    },
    sharedSources['ocde-2025'],
    sharedSources['bcg-2023'],
    sharedSources['cnil-prospection'],
  ],
};

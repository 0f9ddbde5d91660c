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
      date: '2026-11-22',
      what: 'L’entretien mené par l’IA est montré ; l’article compte les heures par réponse, répond sur le volume et rappelle les règles de la lettre.',
      why: 'La première version donnait le plan sans dire ce qu’il coûte.',
    },
    {
      date: '2026-11-22',
      what: 'Chaque enquête porte son année dans le texte.',
      why: 'Un chiffre sans année vieillit sans le dire.',
    },
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
  ],
  topics: ['marketing', 'quotidien'],
  related: [7, 16, 11],
  readTime: 8,
  family: 'weekly',
  stats: [
    {
      figure: '45',
      unit: '%',
      label:
        'des marketeurs et blogueurs interrogés par Orbit Media demandent des idées à l’IA ; 3 %, des articles complets',
      source: 'orbit-ia',
    },
    {
      figure: '12',
      unit: '%',
      label: 'des marketeurs B2B se jugent très efficaces ; 97 % disent avoir une stratégie de contenu (enquête 2026)',
      source: 'cmi-2026',
    },
    {
      figure: '56',
      unit: '%',
      label: 'des marketeurs jugent l’internet saturé de contenus d’IA que le public ignore (HubSpot, 2026)',
      source: 'hubspot-2026',
    },
  ],
  callToAction: {
    title: 'On remplit la page ensemble',
    text: 'Trente minutes de consultation gratuite : apportez dix questions de clients, nous en tirons des sujets datés.',
    button: 'Réserver ma session planning',
  },
  sources: [
    {
      id: 'cmi-2026',
      publisher: 'Content Marketing Institute / MarketingProfs, par C. Olivier Consulting',
      title: 'Enquête 2026 sur le contenu B2B',
      date: '2026',
      url: 'https://christopholivierconsulting.com/?p=5967',
      scope: 'Marketeurs B2B, déclaratif.',
    },
    {
      id: 'hubspot-2026',
      publisher: 'HubSpot, par Postmimic',
      title: 'State of Marketing 2026',
      date: '2026',
      url: 'https://postmimic.app/blog/most-marketers-are-using-ai-more-and-getting-less',
      scope: 'Déclaratif ; HubSpot vend des logiciels de marketing.',
    },
    {
      id: 'orbit-ia',
      publisher: 'Orbit Media, par Pitch Avatar',
      title: 'Usages de l’IA chez les marketeurs et blogueurs',
      date: 'date non précisée par le relais',
      url: 'https://pitchavatar.com/interesting-statistics-artificial-intelligence-in-marketing',
      scope: 'Marketeurs et blogueurs, déclaratif.',
    },
    sharedSources['cnil-prospection'],
  ],
};

import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article10: Article = {
  number: 10,
  slug: 'article-10',
  category: 'Stratégie',
  title: 'Agence ou consultant avec IA : comparez le périmètre avant le prix',
  summary:
    'Deux devis ne se comparent pas par division. Huit questions, un coût complet, et les cas où l’agence l’emporte.',
  date: '2024-10-25',
  changes: [
    {
      date: '2026-11-22',
      what: 'Coût complet calculé dans les deux cas, TVA récupérée ou non, et courbe du coût de l’heure à partir duquel l’agence l’emporte.',
      why: 'Comparer des prix toutes taxes comprises fausse le rapport pour une entreprise qui récupère la taxe.',
    },
    {
      date: '2026-11-22',
      what: 'Date de la méta-analyse de Nature Human Behaviour, postérieure de trois jours à celle de l’article.',
      why: 'Une source plus jeune que l’article se signale.',
    },
    {
      date: '2026-11-25',
      what: 'Tarif journalier de l’agence donné comme une hypothèse ; l’enquête de 2021 dit que 88 % produisent régulièrement des rapports, non qu’ils y passent surtout leur temps.',
      why: 'Le tarif n’avait pas de source, et l’enquête était mal lue.',
    },
    {
      date: '2026-11-25',
      what: 'Les articles de loi s’ouvrent directement ; l’enquête de PHD est citée d’après sa propre page.',
      why: 'Un code entier ne prouve rien, et le relais ajoutait un chiffre que la page ne donne pas.',
    },
    {
      date: '2026-11-28',
      what: 'L’offre avancée est donnée pour ce qu’elle est : une formule qui ne s’achète pas ici.',
      why: 'Le texte laissait croire le contraire.',
    },
    {
      date: '2026-11-28',
      what: 'Mes réponses suivent les numéros des questions, de la deuxième à la huitième.',
      why: 'Le texte en annonçait quatre et n’en donnait que trois.',
    },
  ],
  topics: ['decider'],
  related: [4, 17, 6],
  readTime: 8,
  family: 'static',
  callToAction: {
    title: 'Un devis en main ? Comparons-le',
    text: 'Envoyez les huit réponses reçues. Je chiffre ma part, je vous dis ce que je ne fais pas, et vous choisissez.',
    button: 'Demander une étude personnalisée',
  },
  sources: [
    {
      id: 'code-conso',
      publisher: 'Légifrance',
      title: 'Code de la consommation, article L122-1 (publicité comparative)',
      date: 'texte en vigueur',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032227222',
    },
    {
      id: 'malt-tjm',
      publisher: 'Malt',
      title: 'Comment fixer son TJM en tant que freelance',
      date: 'page non datée',
      url: 'https://fr.malt.be/resources/article/comment-fixer-son-tjm-en-tant-que-freelance-',
      scope: 'Définition ; plateforme de mise en relation.',
    },
    {
      id: 'vaccaro-2024',
      publisher: 'Vaccaro, Almaatouq et Malone, Nature Human Behaviour',
      title: 'When combinations of humans and AI are useful',
      date: '28 octobre 2024',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11659167/',
      scope: 'Méta-analyse : 106 expériences, 370 effets.',
    },
    { ...sharedSources['dellacqua-2023'], scope: '758 consultants du BCG, un seul modèle (GPT-4).' },
    {
      id: 'phd-2021',
      publisher: 'PHD, agence média',
      title: 'Marketers spend more time reporting than creating',
      date: '3 septembre 2021',
      url: 'https://www.phdmedia.com/manchester/2021/09/03/marketers-spend-more-time-reporting-than-creating/',
      scope: 'Enquête d’une agence média auprès d’organisations marketing.',
    },
    {
      id: 'code-pi',
      publisher: 'Légifrance',
      title: 'Code de la propriété intellectuelle, article L131-3 (cession des droits d’auteur)',
      date: 'texte en vigueur',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006278958',
    },
  ],
};

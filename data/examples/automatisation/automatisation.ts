import type { WrittenExample } from '../types.ts';
import { pagesFrom1 } from './pagesFrom1.ts';
import { pagesFrom19 } from './pagesFrom19.ts';
import { pagesFrom27 } from './pagesFrom27.ts';
import { pagesFrom33 } from './pagesFrom33.ts';

/** Texts of the page /exemples/automatisation; the page and the sample's files are each edited by hand (docs/samples.md). */
export const automatisation: WrittenExample = {
  slug: 'automatisation',
  meta: {
    title: 'Exemple d’audit d’automatisation : une agence marketing',
    description:
      'Extrait d’un audit de 34 pages : temps déclarés puis contrôlés, six chantiers classés par délai de remboursement, points d’arrêt chiffrés.',
  },
  badges: [{ text: 'Format Livrable' }, { text: '{format}', icon: 'file' }, { text: '{delay}', icon: 'clock' }],
  title: 'Audit d’automatisation d’une agence marketing',
  lead: 'Douze processus passés au crible : six à automatiser, six à laisser tranquilles. Les temps sont déclarés par l’équipe, puis contrôlés sur 51 cas.',
  disclaimer:
    'Exemple illustratif : l’agence de 18 personnes, ses temps et les prix sans source sont inventés. Les données publiques portent leur source.',
  cover: 'automation',
  service: { href: '/services/automatisation', code: 'automatisation' },
  snapshot: {
    title: 'L’audit en quatre chiffres',
    note: 'Données d’illustration',
    figures: [
      { figure: '312', unit: 'h', label: 'par mois, après contrôle', detail: '335 heures déclarées' },
      { figure: '155', unit: 'h', label: 'libérées par mois', detail: '5,7 % des heures payées' },
      { figure: '9', unit: 'mois', label: 'pour rembourser', detail: 'déploiement échelonné compris' },
      { figure: '+32', unit: '%', label: 'de retour en un an', detail: 'si 70 % des heures resservent' },
    ],
  },
  structure: {
    title: ['34 pages,', 'six parties'],
    text: 'Chaque recommandation renvoie à une ligne du relevé des temps.',
    sections: [
      { title: 'Synthèse', text: 'Ce qu’il faut faire, dans quel ordre, pour quel gain', pages: 2 },
      { title: 'Cartographie des processus', text: 'Une page par processus, étapes et temps', pages: 12 },
      { title: 'Priorités', text: 'Gain, effort, ordre, et les refus motivés', pages: 6 },
      { title: 'Retour sur investissement', text: 'Mois par mois, outils, sensibilité', pages: 5 },
      { title: 'Plan de déploiement', text: 'Semaine par semaine, contrôles, points d’arrêt', pages: 6 },
      { title: 'Annexes', text: 'Contrôle des temps, données traitées, RGPD', pages: 3 },
    ],
  },
  pages: [...pagesFrom1, ...pagesFrom19, ...pagesFrom27, ...pagesFrom33],
  method: {
    lead: 'Les modèles proposent des automatisations ; le relevé des temps décide.',
    roles: [
      'Décrit les processus et propose leur version automatisée',
      'Cherche ce qui casse : cas rares, données personnelles, dépendances',
      'Calcule gains, coûts et sensibilité à partir du relevé',
      'Compare les outils récents et leurs conditions',
      'Vérifie tarifs, intégrations et règles applicables',
    ],
    journal: {
      folio: 34,
      question: 'Peut-on supprimer la relecture et l’envoi manuels des rapports ?',
      day: '20 novembre 2026',
      answers: [
        'Oui, un contrôle automatique suffit.',
        'Non : une erreur envoyée engage l’agence.',
        'Oui : 11 h de plus par mois.',
        'Oui, d’autres agences l’annoncent.',
        'Aucune source ne mesure les erreurs qui passeraient.',
      ],
      opened:
        'Le relevé des temps de l’agence, page 3 : la relecture y est comptée à part, et deux rapports contrôlés avaient été corrigés à ce moment-là (illustration).',
      ruling:
        'La relecture reste : une erreur envoyée à un client coûte davantage que ces heures, et aucune mesure ne dit le contraire.',
      changed:
        'Le rapport passe de 262 à 82 minutes, pas à 55 ; les heures de relecture ne sont pas comptées comme libérées.',
    },
  },
  sources: [
    {
      label: 'METR, 10 juillet 2025',
      scope: '16 développeurs expérimentés, 246 tâches : 19 % plus lents, alors qu’ils se croyaient 20 % plus rapides.',
      url: 'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
    },
    {
      label: 'PHD, 3 septembre 2021',
      scope: '1 721 marketeurs seniors : 88 % disent produire régulièrement des rapports (51 % dix ans plus tôt).',
      url: 'https://www.phdmedia.com/manchester/2021/09/03/marketers-spend-more-time-reporting-than-creating/',
    },
    {
      label: 'Noy et Zhang, Science, 13 juillet 2023',
      scope:
        'Rédaction professionnelle de 20 à 30 minutes : 40 % de temps en moins, 453 diplômés. L’audit retient moins pour les premiers jets, qui sont des tâches plus longues.',
      url: 'https://www.science.org/doi/10.1126/science.adh2586',
    },
    {
      label: 'Règlement (UE) 2026/1744 du 8 juillet 2026, qui réécrit l’article 4 du règlement (UE) 2024/1689',
      scope:
        'Prendre des mesures qui soutiennent la maîtrise de l’IA par le personnel ; aucun niveau n’est imposé : d’où la formation.',
      url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
    },
    {
      label: 'Anthropic, tarifs par API, lus le 25 novembre 2026',
      scope:
        'Le million de jetons lus et écrits : Claude Sonnet 5.5, 2 $ et 10 $ ; Claude Opus 5.5, 4 $ et 20 $ ; Claude Fable 5.1, 10 $ et 50 $.',
      url: 'https://platform.claude.com/docs/about-claude/models/whats-new-opus-5',
    },
    {
      label: 'Federal Reserve Bank of St. Louis, 27 février 2025',
      scope:
        'Actifs américains, novembre 2024 : 5,4 % des heures des utilisateurs d’IA gagnées, soit 2,2 h sur 40, selon leurs déclarations.',
      url: 'https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity',
    },
    {
      label: 'OpenAI, GPT-6.2, 18 novembre 2026 (prix lus chez un revendeur)',
      scope: 'GPT-6.2 Astra : 8 $ le million de jetons lus, 40 $ écrits.',
      url: 'https://docs.laozhang.ai/en/announcements/gpt-6-2-2026-11.md',
    },
    {
      label: 'Supermetrics, tarifs, 13 août 2026 (page recopiée)',
      scope: 'Growth, payé au mois : 222 $ pour six sources de données et deux utilisateurs.',
      url: 'https://supermetrics.com/pricing',
    },
    {
      label: 'n8n, tarifs, 2 juillet 2026 (page recopiée)',
      scope: 'Starter : 20 € par mois, utilisateurs illimités, facturé à l’exécution complète.',
      url: 'https://n8n.io/pricing/',
    },
    {
      label: 'tl;dv, tarifs, 14 août 2026 (page recopiée)',
      scope: 'Pro, payé au mois : 29 € par poste.',
      url: 'https://tldv.io/app/pricing/',
    },
    {
      label: 'TimeCamp, tarifs, 11 juillet 2026 (page recopiée)',
      scope: 'Premium, payé au mois : 9,99 $ par personne, avec le suivi des applications et des sites.',
      url: 'https://www.timecamp.com/pricing/',
    },
  ],
  sourcesNote: 'Les onze sources publiques de l’extrait. Les temps, les volumes et les prix sans source sont fictifs.',
  closing: {
    title: 'Votre audit, signé {delay} après le brief validé.',
    second: 'Télécharger l’extrait',
    secondAction: 'download',
  },
  downloads: [
    { file: 'automatisation.pdf', count: 18, kilobytes: 210 },
    { file: 'automatisation.pptx', count: 15, kilobytes: 140 },
  ],
};

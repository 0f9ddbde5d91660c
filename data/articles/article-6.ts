import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article6: Article = {
  number: 6,
  slug: 'article-6',
  category: 'Mesure',
  title: 'ROI de l’IA : un mois de mesures avant un an de factures',
  summary:
    'Dix questions de dirigeant sur le retour sur investissement de l’IA, avec les formules, les coûts oubliés et une règle d’arrêt appliquée à mes propres exemples.',
  date: '2024-02-10',
  changes: [
    {
      date: '2026-11-22',
      what: 'Les exemples comptent les cinq postes de coût, entretien compris, et passent la règle d’arrêt de l’article, qui arrête désormais le cas de la boutique.',
      why: 'Le cas concluait « le projet reste bon » alors que la règle disait d’arrêter.',
    },
    {
      date: '2026-11-22',
      what: 'Les retours sectoriels, inventés, laissent la place à la part d’utilisatrices publiée par l’Insee et à des exemples dont toutes les données sont écrites.',
      why: 'Aucune base publique ne donne de retour moyen par secteur.',
    },
    {
      date: '2026-11-25',
      what: 'Essai de METR de février 2026 et intervalles des deux essais ; éditions 2025 et 2026 de l’enquête McKinsey ; dans le cas de la boutique, les reprises comptent en entier quand la moitié des heures sert.',
      why: 'L’essai de 2025 se lisait seul, et la moitié des heures libérées n’allège pas les reprises.',
    },
    {
      date: '2026-11-27',
      what: 'La grille reprend les parts d’utilisatrices de 2025, et non plus de 2024.',
      why: 'L’Insee les a publiées en juillet 2026.',
    },
    {
      date: '2026-11-27',
      what: 'Le retour de 3,70 dollars se lit chez Microsoft, qui le cite ; l’édition 2026 de l’enquête McKinsey et la part des « effets importants » sortent du texte et du simulateur.',
      why: 'Leurs pages n’ont pas pu être lues.',
    },
    {
      date: '2026-11-28',
      what: 'L’information des salariés s’appuie aussi sur le Code du travail, comité compris.',
      why: 'Le RGPD seul était cité, et il ne dit rien du comité.',
    },
  ],
  topics: ['mesurer', 'decider'],
  related: [17, 2, 11],
  readTime: 15,
  family: 'strategy',
  callToAction: {
    title: 'Vos chiffres tiennent-ils la version prudente ?',
    text: 'Envoyez-moi vos durées et vos coûts, même approximatifs. Je vous renvoie le calcul complet, avec l’hypothèse qui le ferait basculer.',
    button: 'Demander une analyse gratuite',
  },
  sources: [
    sharedSources.rgpd,
    {
      id: 'l1222-4',
      publisher: 'Légifrance',
      title: 'Code du travail, article L1222-4',
      date: 'en vigueur depuis le 1er mai 2008',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006900861',
    },
    {
      id: 'l2312-38',
      publisher: 'Légifrance',
      title: 'Code du travail, article L2312-38',
      date: 'en vigueur depuis le 1er janvier 2018',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000035610275',
    },
    {
      ...sharedSources['fed-2025'],
      scope: 'Actifs américains, novembre 2024 ; temps gagné déclaré par les personnes.',
    },
    sharedSources['humlum-2025'],
    sharedSources['metr-2025'],
    sharedSources['metr-2026'],
    {
      id: 'idc-2024',
      publisher: 'Microsoft, qui cite IDC',
      title: 'Ignite 2024: Why nearly 70% of the Fortune 500 now use Microsoft 365 Copilot',
      date: '19 novembre 2024',
      url: 'https://blogs.microsoft.com/blog/2024/11/19/ignite-2024-why-nearly-70-of-the-fortune-500-now-use-microsoft-365-copilot/',
      scope: 'Billet de l’éditeur, qui vend de l’IA ; l’étude d’IDC elle-même n’a pas été lue.',
    },
    {
      ...sharedSources['gartner-2024'],
      scope: '822 dirigeants, de septembre à novembre 2023 ; coûts de grands projets.',
    },
    sharedSources['mckinsey-2025'],
    sharedSources['insee-2026'],
  ],
};

import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article14: Article = {
  number: 14,
  slug: 'article-14',
  category: 'Productivité',
  title: 'Donnez à l’IA une fiche de poste et une période d’essai',
  summary:
    'Quatre missions, un dossier d’accueil, quatre semaines d’essai, un entretien chiffré : comment prendre un assistant sans lui laisser les clés.',
  date: '2024-09-27',
  changes: [
    {
      date: '2026-11-22',
      what: 'Ajout d’un chapitre sur les agents, d’un graphique sur le temps de relecture, du retour net de l’exemple et de l’état du règlement européen. La décision se prend avec la même règle que dans les autres articles, après quatre semaines.',
      why: 'La question des agents est devenue la première posée, et l’article 4 du règlement a été réécrit en juin 2026.',
    },
    {
      date: '2026-11-25',
      what: 'Règlement du 8 juillet 2026, publié et en vigueur, à la place des votes de juin.',
      why: 'L’article s’arrêtait au vote du texte.',
    },
    {
      date: '2026-11-25',
      what: 'Exemple chiffré refait : neuf minutes à la main, deux de relecture ; deux estimations anciennes retirées.',
      why: 'L’ancien exemple relisait pendant le tiers du temps, au-delà du quart que la règle admet ; les estimations n’avaient pas été lues.',
    },
    {
      date: '2026-11-27',
      what: 'Une mesure de Microsoft de 2023 et la prévision de Gartner sur les agents sortent du texte ; un essai tiré au sort dans 66 entreprises y entre, et le règlement de juillet 2026 est cité d’après son texte.',
      why: 'Les premières et le commentaire du règlement n’avaient été lus que chez des tiers.',
    },
  ],
  topics: ['quotidien', 'decider'],
  related: [13, 11, 17],
  readTime: 9,
  family: 'weekly',
  stats: [
    {
      figure: '2',
      unit: 'h',
      label: 'de courriel en moins par semaine pour qui se servait d’un assistant intégré, dans 66 entreprises',
      source: 'dillon-2025',
    },
    {
      figure: '78',
      unit: '%',
      label: 'des utilisateurs d’IA au travail apportaient leurs propres outils, dans le monde, en 2024',
      source: 'wti-2024',
    },
    {
      figure: '39',
      unit: '%',
      label: 'des utilisateurs d’IA au travail ont été formés par leur employeur, dans le monde, en 2024',
      source: 'wti-2024',
    },
  ],
  callToAction: {
    title: 'Votre fiche de poste, relue',
    text: 'Apportez vos cinq jours de relevé, même incomplets. La première consultation dure {consultationMinutes} minutes, elle est gratuite, et elle peut conclure qu’il n’y a pas de poste.',
    button: 'Démarrer ma transformation',
  },
  sources: [
    {
      id: 'wti-2024',
      publisher: 'Microsoft et LinkedIn',
      title: '2024 Work Trend Index',
      date: '8 mai 2024',
      url: 'https://www.microsoft.com/en-us/worklab/work-trend-index/ai-at-work-is-here-now-comes-the-hard-part',
      scope: '31 000 personnes, 31 pays, selon leurs déclarations ; Microsoft vend des outils d’IA.',
    },
    sharedSources['dillon-2025'],
    {
      id: 'code-commerce',
      publisher: 'Légifrance',
      title: 'Décret n° 2012-1115 (article D441-5 du Code de commerce)',
      date: '2 octobre 2012',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000026453427',
      scope: 'Indemnité de 40 € due en plus des pénalités de retard, entre professionnels.',
    },
    {
      id: 'reglement-ia',
      publisher: 'Union européenne',
      title: 'Règlement (UE) 2024/1689 sur l’intelligence artificielle, article 4',
      date: '13 juin 2024',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    },
    {
      id: 'reglement-2026',
      publisher: 'Union européenne',
      title: 'Règlement (UE) 2026/1744, qui remplace l’article 4 du précédent',
      date: '8 juillet 2026',
      url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
      scope: 'Publié au Journal officiel le 24 juillet 2026, en vigueur le 27.',
    },
  ],
};

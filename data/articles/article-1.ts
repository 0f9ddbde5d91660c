import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article1: Article = {
  number: 1,
  slug: 'article-1',
  category: 'Stratégie',
  title: 'Stratégie IA pour PME : une page suffit, si elle choisit',
  summary:
    'Une grille de dix points pour choisir la première tâche, six lignes pour la cadrer, règle de données comprise, vingt dossiers pour savoir s’il faut continuer.',
  date: '2024-11-29',
  changes: [
    {
      date: '2026-11-22',
      what: 'La règle pour s’arrêter, le nombre de mesures et la liste des coûts deviennent ceux de tous les articles.',
      why: 'Deux articles donnaient deux seuils pour la même question.',
    },
    {
      date: '2026-11-25',
      what: 'Usage de l’IA en 2025 en France et dans l’Union, par taille, à la place de 2023 d’un côté et de 2024 de l’autre ; dirigeants et entreprises ne partagent plus un graphique ; part des erreurs communes donnée avec ce que le hasard ferait.',
      why: 'Deux années différentes, côte à côte, retournaient le constat : à date égale, la France n’est pas en avance chez les petites.',
    },
    {
      date: '2026-11-25',
      what: 'Le seuil de rentabilité et la version prudente ne comptent plus que la moitié des heures, sur quarante-six semaines ; deux études où voter ou mêler des modèles fait moins bien.',
      why: 'L’exemple oubliait la règle qu’il recommande.',
    },
    {
      date: '2026-11-27',
      what: 'Parts de 2025 par taille et par secteur, lues dans le fichier de l’Insee ; le second graphique suit les entreprises de 10 à 49 salariés.',
      why: 'Les secteurs dataient de 2024, et ces chiffres venaient de pages qui citent l’Insee.',
    },
    {
      date: '2026-11-27',
      what: 'Le baromètre France Num, deux enquêtes de Bpifrance sur les TPE et le communiqué de BCG sortent du texte ; le rapport de BCG et une étude de Bpifrance Le Lab prennent leur place.',
      why: 'Leurs pages n’ont pas pu être lues.',
    },
    {
      date: '2026-11-28',
      what: 'La France et l’Europe ne se comparent plus à deux ou trois points près.',
      why: 'Le texte lisait un écart que la note du graphique disait illisible.',
    },
  ],
  topics: ['decider', 'mesurer'],
  related: [6, 13, 2],
  readTime: 14,
  family: 'strategy',
  callToAction: {
    title: 'Quelle tâche confier d’abord à l’IA chez vous ?',
    text: 'Décrivez-moi trois tâches qui reviennent chaque semaine. Je vous réponds sous {replyHours} avec celle que je testerais, et celle que je laisserais.',
    button: 'Demander une analyse gratuite',
  },
  sources: [
    {
      id: 'bcg-rapport',
      publisher: 'BCG',
      title: 'Where’s the Value in AI?',
      date: 'octobre 2024',
      url: 'https://www.bcg.com/publications/2024/wheres-value-in-ai',
      scope: '1 000 dirigeants, plus de 20 secteurs, 59 pays ; plutôt de grandes entreprises, réponses déclaratives.',
    },
    {
      id: 'bcg-2025',
      publisher: 'BCG',
      title: 'The Widening AI Value Gap',
      date: 'septembre 2025',
      url: 'https://www.bcg.com/publications/2025/are-you-generating-value-from-ai-the-widening-gap',
      scope: 'Édition suivante, plus de 1 250 entreprises ; réponses déclaratives.',
    },
    sharedSources['insee-2026'],
    { ...sharedSources['bpifrance-2025'], scope: '1 209 dirigeants de PME et d’ETI ; selon leurs déclarations.' },
    {
      id: 'hbs-2023',
      publisher: 'Harvard Business School',
      title: 'Navigating the Jagged Technological Frontier (document de travail 24-013)',
      date: 'septembre 2023',
      url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
      scope: '758 consultants de BCG, GPT-4, 18 tâches adaptées au modèle et une tâche qui ne l’était pas.',
    },
    {
      ...sharedSources['icml-2025'],
      scope:
        'HELM : 71 modèles, quatre choix, 60 % (hasard : un tiers). HuggingFace : 349 modèles, 42 % (hasard : 13 %).',
    },
    sharedSources['vote-difficile'],
    { ...sharedSources.melange, scope: 'AlpacaEval 2.0 : préférence jugée par une IA, pas exactitude.' },
    {
      id: 'eurostat-2026',
      publisher: 'Eurostat',
      title: 'Use of artificial intelligence in enterprises',
      date: 'décembre 2025',
      url: 'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Use_of_artificial_intelligence_in_enterprises',
      scope: 'Union européenne, 2025 : 19,95 % des entreprises d’au moins 10 personnes.',
    },
    {
      id: 'eurostat-2025',
      publisher: 'Eurostat',
      title: 'Usage of AI technologies increasing in EU enterprises',
      date: '23 janvier 2025',
      url: 'https://ec.europa.eu/eurostat/product?code=ddn-20250123-3',
      scope: 'Entreprises d’au moins 10 personnes, 2023 et 2024.',
    },
    {
      id: 'cnil-plaintes',
      publisher: 'CNIL',
      title: 'Adresser une plainte',
      date: 'page mise à jour en continu',
      url: 'https://www.cnil.fr/adresser-une-plainte',
    },
    {
      ...sharedSources['fed-2025'],
      scope: 'Actifs américains, novembre 2024 ; temps gagné déclaré par les personnes.',
    },
    sharedSources['humlum-2025'],
    {
      ...sharedSources['gartner-2024'],
      scope: '822 dirigeants, de septembre à novembre 2023 ; coûts de grands projets.',
    },
    sharedSources['mckinsey-2025'],
  ],
};

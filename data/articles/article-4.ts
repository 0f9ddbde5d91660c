import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';
import { openaiStops } from './vendorPages.ts';

export const article4: Article = {
  number: 4,
  slug: 'article-4',
  category: 'Stratégie',
  title: 'Avenir du conseil : payez le jugement, pas la mise en page',
  summary:
    'Lettre à une cliente qui demande si elle aura encore besoin d’un consultant : ce que mesurent les études, et comment répartir le travail.',
  date: '2024-02-25',
  changes: [
    {
      date: '2026-11-22',
      what: 'Le sondage répond par ce qu’une étude a trouvé ; la tâche piège est tracée ; le calcul de la relecture suit le prix du catalogue.',
      why: 'Une opinion répondait à une opinion, et un prix écrit en toutes lettres pouvait devenir faux.',
    },
    {
      date: '2026-11-25',
      what: 'La page de BCG sur son expérience a été lue.',
      why: 'Elle était citée pour mémoire.',
    },
  ],
  topics: ['decider', 'recouper'],
  related: [10, 5, 17],
  readTime: 9,
  family: 'strategy',
  callToAction: {
    title: 'Que faire vous-même, que confier ?',
    text: 'Décrivez la question qui vous occupe. Je vous réponds sous {replyHours} en séparant ce que vous pouvez traiter seul de ce qui mérite un regard extérieur.',
    button: 'Demander une étude personnalisée',
  },
  sources: [
    sharedSources['bcg-2023'],
    {
      id: 'dellacqua-2023',
      publisher: 'Dell’Acqua et al., Harvard Business School',
      title: 'Navigating the Jagged Technological Frontier',
      date: 'septembre 2023',
      url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
      scope: '758 consultants ; document de travail 24-013.',
    },
    {
      id: 'eloundou-2023',
      publisher: 'Eloundou et al., OpenAI',
      title: 'GPTs are GPTs',
      date: 'mars 2023',
      url: 'https://arxiv.org/abs/2303.10130',
      scope: 'Actifs américains ; exposition théorique, étude signée par l’éditeur de GPT.',
    },
    {
      id: 'fmi-2024',
      publisher: 'FMI',
      title: 'Gen-AI: Artificial Intelligence and the Future of Work',
      date: '14 janvier 2024',
      url: 'https://www.imf.org/en/Publications/Staff-Discussion-Notes/Issues/2024/01/14/Gen-AI-Artificial-Intelligence-and-the-Future-of-Work-542379',
      scope: 'Exposition des emplois, monde et pays avancés.',
    },
    sharedSources['humlum-2025'],
    openaiStops,
  ],
};

import { breadcrumbs } from '../../../components/structuredData.ts';
import { blog } from '../../../data/blog.ts';
import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Blog : méthodes et comparatifs IA pour dirigeants',
  description:
    'Dix-huit articles pour dirigeants de TPE et PME : stratégie, choix des modèles, retour sur investissement, marketing et ventes, sources à l’appui.',
  card: { headline: [blog.lead], label: blog.title },
  jsonLd: [breadcrumbs({ name: 'Blog', path: '/blog' })],
};

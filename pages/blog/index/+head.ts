import { breadcrumbs } from '../../../components/structuredData.ts';
import { blog } from '../../../data/blog/blog.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';
import type { data } from './+data.ts';

/** Head of the blog; results of a search are not indexed by search engines. */
export const head = (_content: Content, { search }: Awaited<ReturnType<typeof data>>): PageHead => ({
  title: 'Blog : méthodes et comparatifs IA pour dirigeants',
  description:
    'Des articles pour dirigeants de TPE et PME : stratégie, choix des modèles, retour sur investissement, marketing et ventes, sources à l’appui.',
  card: { headline: [blog.cardLine], label: blog.title },
  jsonLd: [breadcrumbs({ name: 'Blog', path: '/blog' })],
  noindex: search.words !== '' || search.topic !== '',
});

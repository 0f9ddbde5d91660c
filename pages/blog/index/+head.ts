import type { PageHead } from '../../../components/head.ts';
import { breadcrumbs } from '../../../components/structuredData.ts';

export const head: PageHead = {
  description:
    'Dix-huit articles pour dirigeants de TPE et PME : stratégie, choix des modèles, retour sur investissement, marketing et ventes, sources à l’appui.',
  jsonLd: [breadcrumbs({ name: 'Blog', path: '/blog' })],
};

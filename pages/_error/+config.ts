import type { Config } from 'vike/types';
import { NotFoundView } from '../../components/sections/LostPage.tsx';

/** Page of any unknown path. */
export default {
  Page: NotFoundView,
  head: {
    title: '404 Page Not Found',
    description: 'Cette page n’existe pas, ou son adresse a changé.',
    noindex: true,
  },
} satisfies Config;

import type { Config } from 'vike/types';
import { NotFoundView } from '../../components/sections/LostPage.tsx';

/** Any path the site does not know. */
export default {
  Page: NotFoundView,
  head: {
    title: '404 Page Not Found',
    description: 'Cette page n’existe pas, ou son adresse a changé.',
    noindex: true,
  },
} satisfies Config;

import type { Config } from 'vike/types';
import { SubscribedView } from '../../../components/newsletter/LinkViews.tsx';
import { formAddresses } from '../../../data/problem.ts';

/** Page to which a newsletter form without script is redirected. */
export default {
  Page: SubscribedView,
  head: {
    title: 'Inscription à la newsletter',
    description: 'Votre inscription à la newsletter.',
    noindex: true,
  },
  paths: formAddresses('/newsletter/merci'),
} satisfies Config;

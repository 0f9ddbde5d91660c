import type { Config } from 'vike/types';
import { SubscribedView } from '../../../components/newsletter/LinkViews.tsx';
import { formAddresses } from '../../../data/problem.ts';

/** Target of the newsletter form without script. */
export default {
  Page: SubscribedView,
  head: {
    title: 'Inscription à la newsletter',
    description: 'Votre inscription à la newsletter.',
    noindex: true,
  },
  paths: formAddresses('/newsletter/merci'),
} satisfies Config;

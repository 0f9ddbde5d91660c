import type { Config } from 'vike/types';
import { ConfirmView } from '../../../components/newsletter/LinkViews.tsx';

/** Page opened by the link of the confirmation mail. */
export default {
  Page: ConfirmView,
  head: {
    title: 'Confirmation d’inscription',
    description: 'Confirmez votre inscription à la newsletter.',
    noindex: true,
  },
  perVisitor: true,
} satisfies Config;

import type { Config } from 'vike/types';
import { UnsubscribeView } from '../../../components/newsletter/LinkViews.tsx';

/** Page opened by the unsubscribe link of every letter. */
export default {
  Page: UnsubscribeView,
  head: { title: 'Désinscription', description: 'Retirez votre adresse de la newsletter.', noindex: true },
  perVisitor: true,
} satisfies Config;

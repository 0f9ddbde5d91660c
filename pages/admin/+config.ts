import type { Config } from 'vike/types';

/** Settings of the desk: a header of its own, no footer, rendered for each visitor. */
export default {
  head: { title: 'Administration', description: 'Accès réservé.', noindex: true },
  layout: 'bare',
  perVisitor: true,
} satisfies Config;

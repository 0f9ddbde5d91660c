import type { Config } from 'vike/types';

/** The desk has its own header and no footer, and its owner alone. */
export default {
  head: { title: 'Administration', description: 'Accès réservé.', noindex: true },
  layout: 'bare',
  perVisitor: true,
} satisfies Config;

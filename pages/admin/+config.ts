import type { Config } from 'vike/types';

/** Layout of the desk: its own header, no footer; per visitor. */
export default {
  head: { title: 'Administration', description: 'Accès réservé.', noindex: true },
  layout: 'bare',
  perVisitor: true,
} satisfies Config;

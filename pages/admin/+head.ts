import type { PageHead } from '../../components/head.ts';

export const head: PageHead = { description: 'Accès réservé.', noindex: true };

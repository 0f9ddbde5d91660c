import type { PageHead } from '../../data/pageHead.ts';

export const head: PageHead = { title: 'Administration', description: 'Accès réservé.', noindex: true };

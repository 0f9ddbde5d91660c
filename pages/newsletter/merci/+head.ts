import type { PageHead } from '../../../components/head.ts';

export const head: PageHead = { description: 'Votre inscription à la newsletter.', noindex: true };

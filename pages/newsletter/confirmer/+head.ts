import type { PageHead } from '../../../components/head.ts';

export const head: PageHead = { description: 'Confirmez votre inscription à la newsletter.', noindex: true };

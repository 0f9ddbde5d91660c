import type { PageHead } from '../../../components/head.ts';

export const head: PageHead = { description: 'Retirez votre adresse de la newsletter.', noindex: true };

import type { PageHead } from '../../components/head.ts';

export const head: PageHead = { description: 'Cette page n’existe pas, ou son adresse a changé.', noindex: true };

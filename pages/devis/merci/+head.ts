import type { PageHead } from '../../../components/head.ts';

export const head: PageHead = { description: 'Votre demande de devis est enregistrée.', noindex: true };

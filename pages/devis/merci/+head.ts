import type { PageHead } from '../../../data/pageHead.ts';

/** What was received: a request, or the notice that ends a contract. */
export const head = (_data: undefined, { objet }: Record<string, string>): PageHead => ({
  title: objet === 'resiliation' ? 'Résiliation reçue' : 'Demande envoyée !',
  description: 'Votre demande de devis est enregistrée.',
  noindex: true,
});

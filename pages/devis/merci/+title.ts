/** What was received: a request, or the notice that ends a contract. */
export const title = ({ urlParsed }: { urlParsed: { search: Record<string, string> } }): string =>
  urlParsed.search.objet === 'resiliation' ? 'Résiliation reçue' : 'Demande envoyée !';

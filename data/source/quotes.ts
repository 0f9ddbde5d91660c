/** Defaults of every quote. In a file of their own, which no page's script contains: an account number is shown on quotes only. */
export const quotes = {
  /** IBAN for payments, empty at first: without it no quote can be sent, and a site that sends no quotes needs none. */
  iban: '',
  /** `{prénom}`, `{service}` and `{référence}` are filled in. */
  words:
    'Bonjour {prénom},\n\nvoici le devis de votre demande ({service}). Vous y trouvez ce que vous recevez, quand et à quel prix. Je relis, je tranche, je signe. Une question ? Répondez à ce courriel.',
};

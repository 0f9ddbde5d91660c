/** Defaults of every quote. In a file of their own, so that no page's script contains the bank account: it appears on quotes only. */
export const quotes = {
  /** IBAN for payments, empty by default: no quote can be sent without one. */
  iban: '',
  /** Opening text of a quote; `{prénom}`, `{service}` and `{référence}` are replaced. */
  words:
    'Bonjour {prénom},\n\nvoici le devis de votre demande ({service}). Vous y trouvez ce que vous recevez, quand et à quel prix. Je relis, je tranche, je signe. Une question ? Répondez à ce courriel.',
};

/**
 * Defaults of every quote until the owner changes them. Apart from what pages carry: an account number is shown on
 * quotes alone.
 */
export const quotes = {
  /** Empty until it is given: no quote leaves without, and a site that sends none needs none. */
  iban: '',
  /** `{prénom}`, `{service}` and `{référence}` are filled in. */
  words:
    'Bonjour {prénom},\n\nvoici le devis de votre demande ({service}). Vous y trouvez ce que vous recevez, quand et à quel prix. Je relis, je tranche, je signe. Une question ? Répondez à ce courriel.',
};

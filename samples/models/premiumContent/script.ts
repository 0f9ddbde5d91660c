/** The first video, shot by shot: seconds, what is seen, what is said. */
export const script = [
  {
    from: 0,
    to: 12,
    image: 'Un téléphone, un panier à 49 €',
    said: 'Votre cliente a mis un article à 49\u00a0euros dans son panier. Au paiement, il passe à 55,90. Elle ferme la page, et vous ne saurez pas pourquoi.',
  },
  {
    from: 12,
    to: 28,
    image: 'Le chiffre, plein écran, et sa source',
    said: 'En moyenne, sept paniers sur dix sont abandonnés. Interrogés sur leurs raisons, 48 % des acheteurs américains citent d’abord les frais ajoutés à la fin : livraison, taxes, suppléments.',
  },
  {
    from: 28,
    to: 50,
    image: 'La fiche produit, annotée ligne à ligne',
    said: 'Trois phrases suffisent à les annoncer, sur la fiche produit, avant le panier. Combien coûte la livraison, au centime. Quel jour l’article sera prêt, chez vous et en magasin. Comment le rendre, et qui paie le retour. Avec des chiffres : « frais réduits » ne répond à personne.',
  },
  {
    from: 50,
    to: 60,
    image: 'Retour au téléphone',
    said: 'Prenez votre meilleure vente. Écrivez ces trois phrases aujourd’hui. Dans un mois, comparez ses paniers payés.',
  },
] as const;

/** Seconds of the whole video. */
export const scriptSeconds = script.at(-1)?.to ?? 0;

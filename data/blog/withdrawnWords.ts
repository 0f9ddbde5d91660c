/** What the address of a withdrawn article says. */
export const withdrawnWords = {
  title: 'Cet article a été retiré',
  text: 'Il a paru ici, et n’est plus publié. Les autres articles sont toujours là.',
  list: 'Voir tous les articles',
  home: 'Retour à l’accueil',
  instead: 'À lire à la place',
} as const;

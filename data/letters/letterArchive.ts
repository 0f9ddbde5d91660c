/** The words of the page that lists the letters. */
export const letterArchive = {
  title: 'Les lettres envoyées',
  lead: 'Ce que les abonnés ont reçu, de la plus récente à la plus ancienne, à lire sans s’abonner.',
  /** From the blog, and from a letter. */
  link: 'Lire les lettres envoyées',
  back: 'Toutes les lettres',
} as const;

/** The words of the blog list. */
export const blog = {
  title: 'Le blog',
  lead: 'Méthodes, comparatifs et retours d’expérience, en dix-huit articles.',
  loading: 'Chargement des articles...',
  link: "Lire l'article",
  all: 'Tous',
  found: (count: number, category: string) =>
    count === 0
      ? 'Aucun article dans cette catégorie.'
      : `${count} article${count > 1 ? 's' : ''} dans « ${category} »`,
  newsletter: {
    title: 'Un article utile, de temps en temps',
    text: 'Les nouvelles analyses, dès leur parution.',
    button: "S'abonner à la newsletter",
  },
} as const;

/** The four phases drawn on the second lead card (article 2). */
export const caseTimeline = [
  { day: 'J0', name: 'Audit', from: 0, to: 15 },
  { day: 'J16', name: 'Déploiement', from: 16, to: 30 },
  { day: 'J31', name: 'Optimisation', from: 31, to: 60 },
  { day: 'J61', name: 'Passage à l’échelle', from: 61, to: 90 },
] as const;

/** Topics of the articles, a fixed set; each article has at least one. Their codes are part of addresses. */
export const topics = [
  { code: 'decider', label: 'Décider' },
  { code: 'mesurer', label: 'Mesurer' },
  { code: 'modeles', label: 'Choisir un modèle' },
  { code: 'recouper', label: 'Recouper et vérifier' },
  { code: 'quotidien', label: 'Travail quotidien' },
  { code: 'marketing', label: 'Marketing' },
  { code: 'vendre', label: 'Vendre' },
  { code: 'cas', label: 'Cas chiffrés' },
] as const;

export type Topic = (typeof topics)[number]['code'];

/** Returns the topic with a code; undefined for an unknown code. */
export const topicOf = (code: string | undefined) => topics.find((topic) => topic.code === code);

/** The words of the blog list. */
export const blog = {
  title: 'Le blog',
  lead: 'Chaque chiffre a sa source ; les cas fictifs sont signalés.',
  /** Line of text on the list's social image. */
  cardLine: 'Choisir, comparer, mesurer, arrêter : des articles sur l’IA au travail.',
  loading: 'Chargement des articles...',
  link: "Lire l'article",
  all: 'Tous',
  topics: 'Sujets',
  search: 'Chercher dans les articles',
  searchExample: 'prompt, devis, recouper…',
  searchButton: 'Chercher',
  /** Sentence above the results of a search: their number, the words and the topic. */
  found: (count: number, words: string, topic: string) => {
    const sought = [words && `« ${words} »`, topic && `dans « ${topic} »`].filter(Boolean).join(' ');
    if (count === 0) return `Aucun article pour ${sought}.`.replace('pour dans', 'dans');
    return `${count} article${count > 1 ? 's' : ''} ${words ? 'pour ' : ''}${sought}.`;
  },
  reset: 'Voir tous les articles',
  newsletter: {
    title: 'Un article utile, de temps en temps',
    text: 'Dès sa parution.',
    button: "S'abonner à la newsletter",
  },
} as const;

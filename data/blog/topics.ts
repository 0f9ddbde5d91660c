/** What the articles are about: a small fixed set, an article has one or several. The codes stand in addresses. */
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

/** The topic of a code; undefined for any other text. */
export const topicOf = (code: string | undefined) => topics.find((topic) => topic.code === code);

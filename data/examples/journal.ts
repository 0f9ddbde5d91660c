import type { Journal } from './types.ts';

/** Heads the page of a deliverable that shows where the five answers parted. */
export const journalTitle = 'Journal des écarts';

/** Said wherever answers stand: the sample was not ordered, so they were composed. */
export const journalNote =
  'Réponses composées pour l’exemple. Dans une commande, elles sont recopiées mot pour mot, datées, et chaque écart a sa ligne.';

/** What became of the gap, line by line. */
export const journalLines = ({ question, opened, ruling, changed }: Journal) =>
  [
    ['Question', question],
    ['Source ouverte', opened],
    ['Décision', ruling],
    ['Dans le texte', changed],
  ] as const;

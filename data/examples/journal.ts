import { models } from '../offer/models.ts';
import type { Block, Journal } from './types.ts';

/** Heads the page of a deliverable that shows where the five answers parted. */
export const journalTitle = 'Journal des écarts';

/** Said wherever answers stand: nobody ordered the sample, so they were composed. */
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

/** The page as a deliverable prints it: the question, five dated answers, the source opened, the ruling, what changed in the text. */
export function journalBlocks(journal: Journal): readonly Block[] {
  const [[, question], ...lines] = journalLines(journal);
  return [
    { kind: 'text', text: `La question posée aux cinq modèles, dans les mêmes mots : « ${question} »` },
    {
      kind: 'table',
      table: {
        caption: `Cinq réponses du ${journal.day} (illustration)`,
        columns: [{ label: 'Modèle' }, { label: 'Réponse' }],
        // A model's name is never cut.
        rows: models.map(({ name }, index) => ({
          cells: [name.replaceAll(' ', '\u00a0'), journal.answers[index] ?? null],
        })),
        source: 'exemple composé',
      },
    },
    ...lines.flatMap(([label, text]): Block[] => [
      { kind: 'heading', text: label },
      { kind: 'text', text },
    ]),
    { kind: 'note', text: journalNote },
  ];
}

import fc from 'fast-check';

/** Texts written by hand: labelled, partly labelled, out of order, free, with misplaced labels, with unusual line ends. */
const known = [
  'Téléphone : 06 12 34 56 78\nDescription : Un marché\nBudget : non précisé\nDélai : urgent\nPriorité : normale',
  'Téléphone : non précisé\nDescription : Un marché\nBudget : 500 €\nDélai : non précisé\nPriorité : non précisé',
  'Description : Un marché\nBudget : petit\nBudget : non précisé\nDélai : urgent\nPriorité : normale',
  'Priorité : normale\nDélai : urgent\nTéléphone : 06 12 34 56 78\nDescription : Un marché',
  'Téléphone : 06 12 34 56 78\nDescription : Une enseigne',
  'Téléphone : \nDescription : \nBudget : \nDélai : \nPriorité : ',
  'Description : non précisé\nDélai : urgent',
  'Téléphone : 06\r\nDescription : un\r\nmarché\r\nDélai : urgent',
  'Description : fin\nDélai : urgent  ',
  '  Description : début\nDélai : urgent',
  'Bonjour,\n\n\tpouvez-vous me rappeler ?\n\n',
  'Délai : urgent',
  'Téléphone : 06 12 34 56 78',
  '« Budget : 500 € », dit-elle\u00a0; \u202fœuvre 🦊 e\u0301',
];
const pieces = [
  ...['Téléphone : ', 'Description : ', 'Budget : ', 'Délai : ', 'Priorité : ', 'téléphone:', 'Budget :'],
  ...['non précisé', '06 12 34 56 78', 'un marché', 'urgent', ' ', '\n', '\n', '\n', '\r\n', '  ', '$&', '\\1'],
];

const piece = fc.constantFrom(...pieces);
const free = fc.array(piece, { maxLength: 14 }).map((all) => all.join(''));
/** Generator of labelled texts: labels in order, each present or not, with any text after it. */
const labelled = fc
  .tuple(fc.subarray(pieces.slice(0, 5)), fc.array(fc.oneof(piece, free), { minLength: 5, maxLength: 5 }))
  .map(([labels, values]) => labels.map((label, n) => `${label}${values[n]}`).join('\n'));

/** Returns `count` texts, hand-written and generated; the same ones at every run. */
export const sentTexts = (count: number): string[] => [
  ...known,
  ...fc.sample(fc.oneof(free, labelled), { numRuns: count - known.length, seed: 1 }),
];

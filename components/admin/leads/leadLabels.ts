import { labelOf } from '../../../data/choices.ts';
import { typo } from '../../../data/french/typo.ts';
import { UNSPECIFIED } from '../../../data/leads/leadMessage.ts';
import { priorities, timelines } from '../../../data/leads/leadWords.ts';

const answers = [...timelines, ...priorities, { code: UNSPECIFIED, label: 'Non précisé' }];

/** The label of a delay or priority code, or of an empty answer; any other text as it came, letter for letter. */
export function choiceLabel(code: string): string {
  const label = labelOf(answers, code);
  return label === code ? code : typo(label);
}

import { labelOf } from '../../../data/choices.ts';
import { typo } from '../../../data/french/typo.ts';
import { UNSPECIFIED } from '../../../data/leads/leadMessage.ts';
import { priorities, timelines } from '../../../data/leads/leadWords.ts';
import type { Content } from '../../../data/settings/content.ts';

const answers = (content: Content) => [
  ...timelines(content),
  ...priorities,
  { code: UNSPECIFIED, label: 'Non précisé' },
];

/** The label of a delay or priority code, or of an empty answer; any other text as it came, letter for letter. */
export function choiceLabel(content: Content, code: string): string {
  const label = labelOf(answers(content), code);
  return label === code ? code : typo(label);
}

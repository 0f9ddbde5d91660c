import { labelOf } from '../../../data/choices.ts';
import { typo } from '../../../data/french/typo.ts';
import { type AnswerName, answerOf } from '../../../data/leads/leadAnswers.ts';
import type { Content } from '../../../data/settings/content.ts';

/** What an answer says: the label of a code, or the text as it came, letter for letter. */
export function answerText(content: Content, name: AnswerName, said: string): string {
  if (said === '') return 'Non précisé';
  const label = labelOf(answerOf(name).choices?.(content) ?? [], said.trim());
  return label === said.trim() ? said : typo(label);
}

import type { LeadFormField, SentLead } from '../../data/api/leadInput.ts';
import { answerOf, answersOfForm, eachField } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import type { SelectedService } from './openQuote.ts';

/** The form's state (docs/product/specification.md § 3), and the moments when to call: they open the description that is sent. */
export type QuoteDraft = Record<LeadFormField | 'moments', string>;

export const emptyDraft: QuoteDraft = {
  ...{ firstName: '', lastName: '', email: '', company: '', service: '', moments: '' },
  ...eachField((name) => answerOf(name).initial ?? ''),
};

const withMoments = ({ moments, ...draft }: QuoteDraft) =>
  moments.trim()
    ? { ...draft, projectDescription: `Moments pour un appel : ${moments.trim()}\n\n${draft.projectDescription}` }
    : draft;

/** The lead a filled form makes. */
export const leadBody = (draft: QuoteDraft, selected?: SelectedService): SentLead => ({
  name: `${draft.firstName.trim()} ${draft.lastName.trim()}`.trim(),
  email: draft.email.trim(),
  company: draft.company.trim(),
  service: selected?.text ?? draft.service,
  message: messageOf(answersOfForm(withMoments(draft))) ?? '',
});

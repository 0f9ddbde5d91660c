import type { LeadFormField, SentLead } from '../../data/api/leadInput.ts';
import { answerOf, answersOfForm, eachField } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import type { SelectedService } from './openQuote.ts';

/** The form's state (docs/product/specification.md § 3). */
export type QuoteDraft = Record<LeadFormField, string>;

export const emptyDraft: QuoteDraft = {
  ...{ firstName: '', lastName: '', email: '', company: '', service: '' },
  ...eachField((name) => answerOf(name).initial ?? ''),
};

/** The lead a filled form makes. */
export const leadBody = (draft: QuoteDraft, selected?: SelectedService): SentLead => ({
  name: `${draft.firstName.trim()} ${draft.lastName.trim()}`.trim(),
  email: draft.email.trim(),
  company: draft.company.trim(),
  service: selected?.text ?? draft.service,
  message: messageOf(answersOfForm(draft)) ?? '',
});

/** The form with the moments when to call, which open the description. */
export const withMoments = (draft: QuoteDraft, moments: string): QuoteDraft =>
  moments.trim()
    ? { ...draft, projectDescription: `Moments pour un appel : ${moments.trim()}\n\n${draft.projectDescription}` }
    : draft;

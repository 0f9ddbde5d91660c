import type { LeadFormField, SentLead } from '../../data/api/leadInput.ts';
import { leadMessage } from '../../data/leads/leadMessage.ts';
import { DEFAULT_PRIORITY } from '../../data/leads/leadWords.ts';
import type { SelectedService } from './openQuote.ts';

/** The form's state (docs/product/specification.md § 3): budget is never filled in and sent empty. */
export interface QuoteDraft extends Record<LeadFormField, string> {
  budget: '';
}

export const emptyDraft: QuoteDraft = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  projectDescription: '',
  budget: '',
  timeline: '',
  priority: DEFAULT_PRIORITY,
};

/** The lead a filled form makes. */
export function leadBody(draft: QuoteDraft, selected?: SelectedService): SentLead {
  const { phone, projectDescription: description, budget, timeline, priority } = draft;
  return {
    name: `${draft.firstName.trim()} ${draft.lastName.trim()}`.trim(),
    email: draft.email.trim(),
    company: draft.company.trim(),
    service: selected?.text ?? draft.service,
    message: leadMessage({ phone, description, budget, timeline, priority }),
  };
}

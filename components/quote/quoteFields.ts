import { leadMessage } from '../../data/leadMessage.ts';
import type { SelectedService } from './openQuote.ts';

/** The form's state (specification § 3): budget is never filled in and sent empty. */
export interface QuoteDraft {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  service: string;
  projectDescription: string;
  budget: '';
  timeline: string;
  priority: string;
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
  priority: 'normale',
};

export const timelines = [
  { code: 'urgent', label: 'Urgent, 24 h (+50 %)' },
  { code: 'standard', label: 'Standard, 48 à 72 h' },
  { code: 'flexible', label: 'Flexible, 1 semaine' },
] as const;

export const priorities = [
  { code: 'faible', label: 'Faible' },
  { code: 'normale', label: 'Normale' },
  { code: 'elevee', label: 'Élevée' },
  { code: 'critique', label: 'Critique' },
] as const;

/** The five fields that travel (contract, HTTP): empty text where nothing was given. */
export interface LeadBody {
  name: string;
  email: string;
  company: string;
  service: string;
  message: string;
}

/** The lead a filled form makes. */
export function leadBody(draft: QuoteDraft, selected?: SelectedService): LeadBody {
  const { phone, projectDescription: description, budget, timeline, priority } = draft;
  return {
    name: `${draft.firstName.trim()} ${draft.lastName.trim()}`.trim(),
    email: draft.email.trim(),
    company: draft.company.trim(),
    service: selected?.text ?? draft.service,
    message: leadMessage({ phone, description, budget, timeline, priority }),
  };
}

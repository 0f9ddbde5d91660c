import { verbatim } from './verbatim.ts';

const UNSPECIFIED = 'non précisé';

interface Details {
  phone: string;
  description: string;
  budget: string;
  timeline: string;
  priority: string;
}

/** A lead's message, one labelled line per answer; an empty value reads « non précisé » (contract, Readings). */
export function leadMessage({ phone, description, budget, timeline, priority }: Details): string {
  const lines = { Téléphone: phone, Description: description, Budget: budget, Délai: timeline, Priorité: priority };
  return Object.entries(lines)
    .map(([label, value]) => verbatim`${label} : ${value.trim() || UNSPECIFIED}`)
    .join('\n');
}

import { emptyDraft, type QuoteDraft } from './quoteFields.ts';

const KEY = 'demande-de-devis';

/** What was typed, kept for this tab only: it survives Escape, a closed dialog and a reload. */
export function readDraft(): QuoteDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...emptyDraft, ...(kept && typeof kept === 'object' ? kept : {}) };
  } catch {
    return { ...emptyDraft };
  }
}

export function keepDraft(draft: QuoteDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows may refuse storage: the form still works, it only forgets.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

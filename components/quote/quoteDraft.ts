const KEY = 'demande-de-devis';

/**
 * Returns the words of a quote form that are stored for this tab, by field name; empty when there are none. They survive Escape, closing
 * the dialog, and a reload.
 */
export function readDraft(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function keepDraft(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A private window may refuse storage; the form then works without a draft.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

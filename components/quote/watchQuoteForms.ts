import { loadQuoteDialog } from './loadQuoteDialog.ts';
import { openQuote, type SelectedService } from './openQuote.ts';

const FORM = 'form[data-quote]';

/**
 * Opens the dialog for every quote button of the page, those in static parts included, and loads its code on intent
 * (hover, focus). Answers the function that stops watching.
 */
export function watchQuoteForms(): () => void {
  const submit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(FORM)) return;
    event.preventDefault();
    const preset = form.dataset.quote;
    openQuote({
      service: preset ? (JSON.parse(preset) as SelectedService) : undefined,
      opener: event.submitter?.textContent ?? '',
    });
  };
  const intend = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(FORM)) loadQuoteDialog();
  };
  document.addEventListener('submit', submit);
  document.addEventListener('pointerover', intend, { passive: true });
  document.addEventListener('focusin', intend);
  return () => {
    document.removeEventListener('submit', submit);
    document.removeEventListener('pointerover', intend);
    document.removeEventListener('focusin', intend);
  };
}

import { formToken } from './formToken.ts';
import { openQuote, type SelectedService, takeOpening } from './openQuote.ts';

const FORM = 'form[data-quote]';

/** The dialog's code: loaded on intent (hover, focus) or when the form is asked for, never with the page. */
const loadQuoteDialog = () => import('./openDialog.tsx');

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
  if (event.target instanceof Element && event.target.closest(FORM)) loadQuoteDialog().catch(() => undefined);
};
const open = () => {
  const request = { ...takeOpening(), trigger: document.activeElement };
  loadQuoteDialog().then(
    ({ openDialog }) => openDialog(request),
    () => location.assign('/devis'),
  );
};

/**
 * Opens the dialog for every quote button of the page and for the event `openContactForm`; its code loads on intent
 * (hover, touch, focus).
 */
export function watchQuotes(): void {
  document.addEventListener('submit', submit);
  document.addEventListener('pointerover', intend, { passive: true });
  document.addEventListener('focusin', intend);
  window.addEventListener('openContactForm', open);
  setTimeout(formToken, 200);
}

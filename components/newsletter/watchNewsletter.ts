import { ApiError, callApi } from '../api.ts';
import { showToast } from '../ui/toast.ts';

const FALLBACK = "Une erreur est survenue lors de l'inscription.";

/** The newsletter form of the footer: idle, pending, then success (form reset) or error, told by a toast. */
export function watchNewsletter(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-newsletter]')) return;
    event.preventDefault();
    subscribe(form);
  });
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.disabled) return;
  button.disabled = true;
  try {
    await callApi('POST', '/api/newsletter', { email: new FormData(form).get('email') });
    form.reset();
    showToast({
      title: 'Inscription réussie !',
      description: 'Vous recevrez bientôt nos actualités IA.',
      tone: 'success',
    });
  } catch (error) {
    // What a browser says of a network that failed is English, and not for the visitor.
    const description = error instanceof ApiError ? error.detail : FALLBACK;
    showToast({ title: 'Erreur', description, tone: 'destructive' });
  } finally {
    button.disabled = false;
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button.focus();
  }
}

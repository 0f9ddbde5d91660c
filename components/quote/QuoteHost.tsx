import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadQuoteDialog, loadQuoteDialogAhead } from './loadQuoteDialog.ts';
import { formToken, type Opening, takeOpening } from './openQuote.ts';

interface Request extends Opening {
  /** Number of this opening, used as React key: each opening renders a new dialog. */
  id: number;
}

const toForm = () => location.assign('/devis');

/** Form behind every quote button, and, after hydration, the dialog that the event `openContactForm` opens instead. */
export function QuoteHost() {
  const [request, setRequest] = useState<Request>();
  const [Dialog, setDialog] = useState<ComponentType<Opening & { onClose: () => void }>>();
  useEffect(() => {
    const open = () => {
      const opening = takeOpening();
      setRequest((last) => ({ ...opening, id: (last?.id ?? 0) + 1 }));
      loadQuoteDialog().then(({ QuoteDialog }) => setDialog(() => QuoteDialog), toForm);
    };
    const forgetAhead = loadQuoteDialogAhead();
    // Fetches the signed time early, since it tells the server how long the page was shown before the form is sent.
    const soon = setTimeout(formToken, 200);
    window.addEventListener('openContactForm', open);
    return () => {
      clearTimeout(soon);
      forgetAhead();
      window.removeEventListener('openContactForm', open);
    };
  }, []);
  return (
    request &&
    Dialog && (
      // After an error in the dialog, the buttons lead to the form's own page, which works without script.
      <ErrorBoundary key={request.id} fallback={null} onError={toForm}>
        <Dialog {...request} onClose={() => setRequest(undefined)} />
      </ErrorBoundary>
    )
  );
}

import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadQuoteDialog, loadQuoteDialogAhead } from './loadQuoteDialog.ts';
import { formToken, type Opening, takeOpening } from './openQuote.ts';

interface Request extends Opening {
  /** A new number for each opening: a new dialog. */
  id: number;
}

const toForm = () => location.assign('/devis');

/** The form behind every quote button, and, once hydrated, the dialog that `openContactForm` shows in its place. */
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
    // Asked for early: it tells how long the page has been shown.
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
      // An error here leads to the page of the form, which works without these features.
      <ErrorBoundary key={request.id} fallback={null} onError={toForm}>
        <Dialog {...request} onClose={() => setRequest(undefined)} />
      </ErrorBoundary>
    )
  );
}

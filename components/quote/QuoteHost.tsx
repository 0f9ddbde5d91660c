import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadQuoteDialog, loadQuoteDialogAhead } from './loadQuoteDialog.ts';
import { formToken, type Opening, takeOpening } from './openQuote.ts';

interface Request extends Opening {
  /** New number at each opening, used as key: React renders a new dialog. */
  id: number;
}

const toForm = () => location.assign('/devis');

/** The form behind every quote button; once hydrated, the dialog that `openContactForm` opens instead. */
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
    // Fetched early: the token states how long the page has been shown.
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
      // After an error here buttons lead to the page of the form, which works without script.
      <ErrorBoundary key={request.id} fallback={null} onError={toForm}>
        <Dialog {...request} onClose={() => setRequest(undefined)} />
      </ErrorBoundary>
    )
  );
}

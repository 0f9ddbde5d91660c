import { type ComponentType, useEffect, useState } from 'react';
import { formToken } from './formToken.ts';
import { loadQuoteDialog, loadQuoteDialogAhead } from './loadQuoteDialog.ts';
import { type Opening, takeOpening } from './openQuote.ts';

interface Request extends Opening {
  /** Another request is another dialog. */
  id: number;
}

/** Listens to `openContactForm` and shows the quote dialog. */
export function QuoteHost() {
  const [request, setRequest] = useState<Request>();
  const [Dialog, setDialog] = useState<ComponentType<Opening & { onClose: () => void }>>();
  useEffect(() => {
    const open = () => {
      const opening = takeOpening();
      setRequest((last) => ({ ...opening, id: (last?.id ?? 0) + 1 }));
      loadQuoteDialog().then(
        ({ QuoteDialog }) => setDialog(() => QuoteDialog),
        () => location.assign('/devis'),
      );
    };
    loadQuoteDialogAhead();
    // Asked for early: it tells how long the page has been shown.
    const soon = setTimeout(formToken, 200);
    window.addEventListener('openContactForm', open);
    return () => {
      clearTimeout(soon);
      window.removeEventListener('openContactForm', open);
    };
  }, []);
  if (!request || !Dialog) return null;
  return <Dialog key={request.id} {...request} onClose={() => setRequest(undefined)} />;
}

import { type ComponentType, useEffect, useState } from 'react';
import { formToken } from './formToken.ts';
import { loadQuoteDialog } from './loadQuoteDialog.ts';
import { type SelectedService, takeOpening } from './openQuote.ts';
import { watchQuoteForms } from './watchQuoteForms.ts';

interface Request {
  service?: SelectedService | undefined;
  opener?: string | undefined;
  /** What had the focus when the form was asked for: it gets it back. */
  trigger: Element | null;
}

/** Listens to `openContactForm` and shows the quote dialog. */
export function QuoteHost() {
  const [request, setRequest] = useState<Request>();
  const [Dialog, setDialog] = useState<ComponentType<Request & { onClose: () => void }>>();
  useEffect(() => {
    const open = () => {
      setRequest({ ...takeOpening(), trigger: document.activeElement });
      loadQuoteDialog()
        .then((module) => setDialog(() => module.QuoteDialog))
        .catch(() => location.assign('/devis'));
    };
    const unwatch = watchQuoteForms();
    const idle = setTimeout(formToken, 200);
    window.addEventListener('openContactForm', open);
    return () => {
      unwatch();
      clearTimeout(idle);
      window.removeEventListener('openContactForm', open);
    };
  }, []);
  return request && Dialog ? <Dialog {...request} onClose={() => setRequest(undefined)} /> : null;
}

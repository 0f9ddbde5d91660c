import { createMount } from '../mount.tsx';
import type { SelectedService } from './openQuote.ts';
import { QuoteDialog } from './QuoteDialog.tsx';

interface Request {
  service?: SelectedService | undefined;
  opener?: string | undefined;
  /** What had the focus when the form was asked for: it gets it back. */
  trigger: Element | null;
}

const show = createMount();

/** Shows the quote dialog; if it stands already, it changes to this request. */
export const openDialog = (request: Request): void => show(<QuoteDialog {...request} onClose={() => show(null)} />);

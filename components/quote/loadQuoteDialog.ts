import { ahead } from '../ui/ahead.ts';

/** The dialog's code: fetched when the line is free, at the latest when a button shows intent (hover, focus). */
export const loadQuoteDialog = () => import('./QuoteDialog.tsx');

/** Fetches it ahead, not for who saves data; without a network the next intent tries again. */
export const loadQuoteDialogAhead = () => ahead(() => loadQuoteDialog().catch(() => undefined));

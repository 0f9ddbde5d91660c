/** The dialog's code: loaded on intent (hover, focus) or when the form is asked for, never with the page. */
export const loadQuoteDialog = () => import('./openDialog.tsx');

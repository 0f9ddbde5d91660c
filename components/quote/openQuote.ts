import type { ReactNode } from 'react';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { callApi } from '../api.ts';

let token: Promise<string> | undefined;

/**
 * Signed time at which the page was shown, fetched once; it reveals programs that post at once. Empty if it cannot be fetched: it is only
 * one hint among several.
 */
export const formToken = (): Promise<string> =>
  (token ??= callApi<{ token: string }>('GET', '/api/form-token').then(
    (result) => result.token,
    () => '',
  ));

/** Id of the form that quote buttons submit while the dialog is not available; it leads to the page of the form. */
export const QUOTE_FORM_ID = 'vers-le-devis';

/** Service preselected by a button: text of the order, name and price shown in a box, and code. */
export interface SelectedService {
  /** `Étude de marché - 120€` (docs/product/contract.md, Readings). */
  text: string;
  title: string;
  /** Price as shown: `120 €`. */
  price: string;
  code: ServiceCode;
}

export interface Opening {
  service?: SelectedService | undefined;
  /** Name of the button that opened the form; sent with the lead (`X-Form-Context`). */
  opener?: string | undefined;
  /** Promise of the button, shown above the fields. */
  note?: ReactNode;
  /** Whether the form begins with the question of when to call. */
  asksCall?: boolean | undefined;
}

let next: Opening = {};

/** Opens the quote dialog: dispatches the window event `openContactForm`, with a preselected service if one is given. */
export function openQuote(opening: Opening = {}): void {
  next = opening;
  window.dispatchEvent(new Event('openContactForm'));
}

/** Returns, once, the options of the last `openQuote`; empty when other code dispatched the event. */
export function takeOpening(): Opening {
  const opening = next;
  next = {};
  return opening;
}

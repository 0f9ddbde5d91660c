import type { ReactNode } from 'react';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import { callApi } from '../api.ts';

let token: Promise<string> | undefined;

/**
 * Signed time at which the page was shown, fetched once: it tells people from programs that post at once. Empty when unavailable: it is
 * only a hint.
 */
export const formToken = (): Promise<string> =>
  (token ??= callApi<{ token: string }>('GET', '/api/form-token').then(
    (result) => result.token,
    () => '',
  ));

/** Id of the form that every quote button submits before the dialog is available: it leads to the form's own page. */
export const QUOTE_FORM_ID = 'vers-le-devis';

/** A service preselected by a button: the text of the order, its name and price for the box, its code. */
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
  /** Name of the button that opened the form: it travels with the lead (`X-Form-Context`). */
  opener?: string | undefined;
  /** Promise of the button, above the fields. */
  note?: ReactNode;
  /** Whether to ask first when to call. */
  asksCall?: boolean | undefined;
}

let next: Opening = {};

/** Opens the quote dialog: dispatches the window event `openContactForm`, with a preselected service if one is given. */
export function openQuote(opening: Opening = {}): void {
  next = opening;
  window.dispatchEvent(new Event('openContactForm'));
}

/** Returns the options of the last `openQuote`; empty when other code dispatched the event. Read once. */
export function takeOpening(): Opening {
  const opening = next;
  next = {};
  return opening;
}

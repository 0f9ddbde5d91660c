import { toComplete } from '../company/toComplete.ts';

/** VAT number, or the reason there is none. Apart from `identity`, which most pages do not carry. */
export const vat = toComplete('numéro de TVA, ou mention “TVA non applicable, art. 293 B du CGI”');

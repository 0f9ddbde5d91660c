import { toComplete } from '../company/toComplete.ts';

/** VAT number, or the reason there is none. In a file of its own, since most pages show it without the rest of `identity`. */
export const vat = toComplete('numéro de TVA, ou mention “TVA non applicable, art. 293 B du CGI”');

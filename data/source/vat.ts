import { toComplete } from '../company/toComplete.ts';

/** VAT number, or the reason there is none. Most pages show it and not the rest of `identity`, so it has its own file. */
export const vat = toComplete('numéro de TVA, ou mention “TVA non applicable, art. 293 B du CGI”');

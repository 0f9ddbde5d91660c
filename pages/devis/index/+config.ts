import type { Config } from 'vike/types';
import { QuotePage } from '../../../components/quote/QuotePage.tsx';
import { offers } from '../../../data/offer/catalogue.ts';
import { formAddresses } from '../../../data/problem.ts';

/** The quote form as a page of its own: where the buttons lead without script. */
export default {
  Page: QuotePage,
  /** The form as it is, with each service already chosen, and with each fault it may come back with. */
  /** The fields that the server refused, which the page names. */
  queryKeys: ['champs'],
  paths: [...formAddresses('/devis'), ...offers.map(({ code }) => `/devis?service=${code}`)],
} satisfies Config;

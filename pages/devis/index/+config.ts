import type { Config } from 'vike/types';
import { QuotePage } from '../../../components/quote/QuotePage.tsx';
import { offers } from '../../../data/offer/catalogue.ts';
import { formAddresses } from '../../../data/problem.ts';

/** The quote form as a page: target of the buttons without script. */
export default {
  Page: QuotePage,
  /** Query parameter with the names of the fields that the server refused. */
  queryKeys: ['champs'],
  paths: [...formAddresses('/devis'), ...offers.map(({ code }) => `/devis?service=${code}`)],
} satisfies Config;

import { offers } from '../../../data/offer/catalogue.ts';
import { formAddresses } from '../../../data/problem.ts';

/** The form as it is, with each service already chosen, and with each fault it may come back with. */
export const paths = () => [...formAddresses('/devis'), ...offers.map(({ code }) => `/devis?service=${code}`)];

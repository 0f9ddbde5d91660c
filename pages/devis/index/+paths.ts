import { serviceChoices } from '../../../data/offer/services.ts';
import { formAddresses } from '../../../data/problem.ts';

/** The form as it is, with each service already chosen, and with each fault it may come back with. */
export const paths = [...formAddresses('/devis'), ...serviceChoices.map(({ code }) => `/devis?service=${code}`)];

import { catalogue } from '../../../data/offer/catalogue.ts';

export const paths = () => catalogue.map(({ code }) => `/services/${code}`);

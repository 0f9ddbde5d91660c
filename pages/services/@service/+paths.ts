import { services } from '../../../data/offer/services.ts';

export const paths = services.map(({ code }) => `/services/${code}`);

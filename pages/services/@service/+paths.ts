import { services } from '../../../data/services.ts';

export const paths = services.map(({ code }) => `/services/${code}`);

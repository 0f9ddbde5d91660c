import { legalSlugs } from '../../../data/company/legal.ts';

export const paths = () => legalSlugs.map((slug) => `/legal/${slug}`);

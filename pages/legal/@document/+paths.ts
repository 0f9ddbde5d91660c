import { legalDocuments } from '../../../data/company/legal.ts';

export const paths = legalDocuments.map(({ slug }) => `/legal/${slug}`);

import { legalDocuments } from '../../../data/legal.ts';

export const paths = legalDocuments.map(({ slug }) => `/legal/${slug}`);

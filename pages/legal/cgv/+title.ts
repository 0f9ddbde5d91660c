import { legalDocument } from '../../../data/legal.ts';

export const title = legalDocument('cgv').title;

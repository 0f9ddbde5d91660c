import { legalDocument } from '../../../data/legal.ts';

export const title = legalDocument('politique-confidentialite').title;

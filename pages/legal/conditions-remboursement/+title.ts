import { legalDocument } from '../../../data/legal.ts';

export const title = legalDocument('conditions-remboursement').title;

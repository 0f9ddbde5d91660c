import { signatory } from '../../../data/company/signatory.ts';

/** What the stamp of a validated page says; « signé » once somebody is named who signs. */
export const stampWords = {
  around: 'VÉRIFIÉ PAR UN HUMAIN · CINQ IA RECOUPÉES · ',
  title: 'Validé',
  note: signatory ? 'relu, signé' : 'relu, recoupé',
} as const;

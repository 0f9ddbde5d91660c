import { signatory } from '../../../data/company/signatory.ts';
import type { Content } from '../../../data/settings/content.ts';

export interface StampWords {
  around: string;
  title: string;
  note: string;
}

/** What the stamp of a validated page says; undefined without a signatory: no stamp is shown then. */
export const stampWords = (content: Content): StampWords | undefined =>
  signatory(content) && {
    around: 'VÉRIFIÉ PAR UN HUMAIN · CINQ IA RECOUPÉES · ',
    title: 'Validé',
    note: 'relu, signé',
  };

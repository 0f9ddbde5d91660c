import { signatory } from '../../../data/company/signatory.ts';
import type { Content } from '../../../data/settings/content.ts';

/** What the stamp of a validated page says; « signé » once somebody is named who signs. */
export const stampWords = (content: Content) =>
  ({
    around: 'VÉRIFIÉ PAR UN HUMAIN · CINQ IA RECOUPÉES · ',
    title: 'Validé',
    note: signatory(content) ? 'relu, signé' : 'relu, recoupé',
  }) as const;

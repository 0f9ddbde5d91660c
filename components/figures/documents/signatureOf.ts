import type { DrawnName } from '../../../data/company/drawName.ts';
import type { Content } from '../../../data/settings/content.ts';
import { signature as built } from './signature.baked.ts';

/** The signature of whoever signs; null while nobody is named. */
export const signatureOf = ({ signature }: Pick<Content, 'signature'>): DrawnName | null =>
  signature === undefined ? built : signature;

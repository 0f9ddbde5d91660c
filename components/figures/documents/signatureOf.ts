import type { DrawnName } from '../../../data/company/drawName.ts';
import type { Content } from '../../../data/settings/content.ts';
import { signature as built } from './signature.baked.ts';

/** The owner's signature; null while no name is filled in. */
export const signatureOf = ({ signature }: Pick<Content, 'signature'>): DrawnName | null =>
  signature === undefined ? built : signature;

import type { DrawnName } from '../../../data/company/drawName.ts';
import { settled } from '../../../data/settings/settled.ts';
import { signature as built } from './signature.baked.ts';

/** The signature of whoever signs, of a name given at the desk too; undefined while nobody is named. */
export const [signature] = settled('signature', { drawn: (built ? [built] : []) as readonly DrawnName[] }).drawn;

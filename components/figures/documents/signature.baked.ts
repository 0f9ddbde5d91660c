import { type DrawnName, drawName } from '../../../data/company/drawName.ts';
import { signatory } from '../../../data/company/signatory.ts';

/** The signature of whoever signs; null while nobody is named: nothing is drawn then that looks like one. */
export const signature: DrawnName | null = signatory ? await drawName(signatory.name) : null;

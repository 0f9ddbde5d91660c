import { type DrawnName, drawName } from '../../../data/company/drawName.ts';
import { signatory } from '../../../data/company/signatory.ts';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';

const signer = signatory(unchangedContent);

/** The signature of the name in the source; null while no name is filled in: nothing is drawn then. */
export const signature: DrawnName | null = signer ? await drawName(signer.name) : null;

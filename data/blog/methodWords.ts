import { spelled } from '../french/frenchNumbers.ts';
import { doctrine } from './method.ts';

const NAMES: Readonly<Record<number, string>> = { 2: 'la moitié', 3: 'le tiers', 4: 'le quart', 5: 'le cinquième' };
const part = (share: number) => NAMES[1 / share] ?? '';

/** The share of the freed hours that counts until their use is measured: « la moitié ». */
export const half = part(doctrine.keep.reuse);

/** The most that checking may take, after « moins » or « plus », with what it is a share of. */
export const ofQuarter = `${part(doctrine.choose.checking).replace('le ', 'du ')} du temps que la tâche prend à la main`;

/** The least fall of the duration, after « au moins »: « le cinquième ». */
export const leastFall = part(doctrine.keep.gain);

/** « une affirmation fausse sur dix »: beyond it the task or the instruction changes. */
export const falseClaims = `une affirmation fausse sur ${spelled(1 / doctrine.stop.falseClaims)}`;

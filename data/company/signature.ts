import type { Content } from '../settings/content.ts';

/** Maximum characters of a signature's path: every page that shows the signature contains it. */
export const SIGNATURE_LENGTH = 2048;

/** SVG path data of a signature: relative moves and curves from 0 0, the pen's first point on the line; at most 215 units wide. */
export const SIGNATURE = /^(?:(?:m|c(?:-?\d+(?:\.\d)? ){4})-?\d+(?:\.\d)? -?\d+(?:\.\d)?)*$/;

/** Invented signature, shown with the word « spécimen » on a site whose owner has not signed yet. */
export const SPECIMEN =
  'c6 0 10 -1 14.7 -4.5c8.3 -6.5 16.3 -17.5 16.9 -27.5c0.4 -6 -1.6 -10 -4.6 -9.8c-6 0.8 -11 12.8 -11 25.8c0 12 2 22 7 22c8 0 15 -23 19.6 -23.7c3.4 -0.3 -0.6 18.7 4.4 18.7c5 0 8 -18.5 12.7 -18.7c3.3 -0.3 0.3 18.2 5.3 18.2c6 0 10 -18.5 15 -19.1c4 0 -1 19.6 3.8 19.6c7.2 0 13.2 -41 21.2 -43c4 -1 3 4 1 10c-3 10 -10 33.5 -5 33.5c6 0 11 -15 16.4 -15.5c3.6 0 0.6 14 5.6 14c6 0 12 -15.5 17.8 -16c3.2 0 1.2 15.4 6.6 15.4c7.6 0 17.6 -8.4 29.6 -12.4c12 -4 26 -7 32 -5.6c5 1.1 5 3.6 1 8.1c-7 7.5 -30 13.5 -54 17c-36 4.5 -81 3.5 -126.3 12.7';

/** Signature that the owner drew at the desk; undefined until then. */
export const ownSignature = ({ site }: Pick<Content, 'site'>): string | undefined => site.owner.signature || undefined;

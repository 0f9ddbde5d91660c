import { identity } from '../source/identity.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Values of the legal pages. Not in `makeContent`, so that the scripts of other pages do not contain them. */
export const legalIdentity = ({ settings }: Pick<Content, 'settings'>): typeof identity =>
  merged(identity, settings.identity);

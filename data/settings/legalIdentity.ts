import { identity } from '../source/identity.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Values shown only on legal pages. Not part of `makeContent`, so that the scripts of other pages do not contain them. */
export const legalIdentity = ({ settings }: Pick<Content, 'settings'>): typeof identity =>
  merged(identity, settings.identity);

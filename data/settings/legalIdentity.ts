import { identity } from '../source/identity.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Values of the legal pages. Apart from `makeContent`, so that no other page carries them. */
export const legalIdentity = ({ settings }: Pick<Content, 'settings'>): typeof identity =>
  merged(identity, settings.identity);

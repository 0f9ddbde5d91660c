import { identity } from '../source/identity.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** What the legal pages alone say of the business. Apart from `makeContent`, so that no other page carries it. */
export const legalIdentity = ({ settings }: Pick<Content, 'settings'>): typeof identity =>
  merged(identity, settings.identity);

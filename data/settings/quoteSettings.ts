import { quotes } from '../source/quotes.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Values of quotes alone. Apart from `makeContent`, so that no page carries them. */
export const quoteSettings = ({ settings }: Pick<Content, 'settings'>): typeof quotes =>
  merged(quotes, settings.quotes);

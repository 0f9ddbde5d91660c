import { quotes } from '../source/quotes.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Values of quotes alone. Not in `makeContent`, so that no page's script contains them. */
export const quoteSettings = ({ settings }: Pick<Content, 'settings'>): typeof quotes =>
  merged(quotes, settings.quotes);

import { quotes } from '../source/quotes.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Settings used only by quotes. Not part of `makeContent`, so that no page's script contains them. */
export const quoteSettings = ({ settings }: Pick<Content, 'settings'>): typeof quotes =>
  merged(quotes, settings.quotes);

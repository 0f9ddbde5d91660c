import { quotes } from '../source/quotes.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** What quotes alone say of the business. Apart from `makeContent`, so that no page carries it. */
export const quoteSettings = ({ settings }: Pick<Content, 'settings'>): typeof quotes =>
  merged(quotes, settings.quotes);

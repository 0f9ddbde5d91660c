import { fillText } from '../../data/articles/fillText.ts';
import type { WrittenText } from '../../data/articles/types.ts';
import { typo } from '../../data/french/typo.ts';
import { type Claim, isShown } from '../../data/offer/claims.ts';
import type { Content } from '../../data/settings/content.ts';
import { figureOf } from './named.ts';
import { articleValues, valueFormats } from './values.ts';

/**
 * Returns the text of a named value with the current content; empty for an unknown name, with which an article cannot be published
 * (`server/markdown/directive.ts`).
 */
function valueText(content: Content, name: string, as?: string): string {
  const value = articleValues[name]?.(content) ?? '';
  const format = as === undefined ? undefined : valueFormats[as];
  return typo(typeof value === 'number' && format ? format(value) : String(value));
}

/** Fills the named values and figures of an article from the current content. */
export const resolvedText = (text: WrittenText, content: Content): WrittenText =>
  fillText(text, {
    value: (name, as) => valueText(content, name, as),
    figure: (name) => figureOf(name, content),
    shows: (claim) => isShown(content, claim as Claim),
  });

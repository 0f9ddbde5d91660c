import type { TextPiece, WrittenText } from '../../data/articles/writtenText.ts';
import { typo } from '../../data/french/typo.ts';
import { type Claim, isShown } from '../../data/offer/claims.ts';
import type { Content } from '../../data/settings/content.ts';
import { figureOf } from './named.ts';
import { articleValues, valueFormats } from './values.ts';

/** A named value as a sentence has it now; a name without a value is nothing: publishing refuses it (`server/markdown/namedParts.ts`). */
function valueText(content: Content, name: string, as?: string): string {
  const value = articleValues[name]?.(content) ?? '';
  const format = as === undefined ? undefined : valueFormats[as];
  return typo(typeof value === 'number' && format ? format(value) : String(value));
}

/** Texts that follow each other as one: a sentence with its values weighs less, on the page and beside it. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const whole: TextPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') whole[whole.length - 1] = last + piece;
    else whole.push(piece);
  }
  return whole;
}

/** A text with what it names filled in for the content of the moment: values, figures, and what is said of a figure that is shown. */
export function resolvedText({ pieces, headings }: WrittenText, content: Content): WrittenText {
  const resolved = (piece: TextPiece): TextPiece[] => {
    if (typeof piece === 'string') return [piece];
    const [tag, properties, ...children] = piece as [string, Record<string, string>, ...TextPiece[]];
    const { name = '', as, claim } = properties;
    if (tag === 'Value') return [valueText(content, name, as)];
    if (tag === 'NamedFigure') {
      const data = figureOf(name, content);
      return data ? [['Figure', { data }]] : [];
    }
    const inside = joined(children.flatMap(resolved));
    if (tag === 'If') return isShown(content, claim as Claim) ? inside : [];
    return [[tag, properties, ...inside]];
  };
  return { pieces: pieces.flatMap(resolved), headings };
}

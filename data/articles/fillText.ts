import type { ArticleFigure } from './figureTypes.ts';
import type { TextPiece, WrittenText } from './types.ts';

interface Filling {
  /** Returns the text of a named value, in French typography; for a list, one text for each item. */
  value: (name: string, as?: string) => string | readonly string[];
  figure?: (name: string) => ArticleFigure | undefined;
  /** Whether the sentences that depend on a claim are shown. */
  shows?: (claim: string) => boolean;
}

/** Joins neighbouring texts into one, which makes the page's HTML and data smaller. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const whole: TextPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') whole[whole.length - 1] = last + piece;
    else whole.push(piece);
  }
  return whole;
}

const nameIn = (piece: TextPiece | undefined): string | undefined =>
  typeof piece === 'object' && piece[0] === 'Value' ? String(piece[1].name) : undefined;

/** Replaces the names in a text: inserts values and figures, and keeps only the sentences whose claim is shown. */
export function fillText(
  { pieces, headings }: WrittenText,
  { value, figure = () => undefined, shows = () => true }: Filling,
): WrittenText {
  const filled = (piece: TextPiece): TextPiece[] => {
    if (typeof piece === 'string') return [piece];
    const [tag, properties, ...children] = piece as [string, Record<string, string>, ...TextPiece[]];
    const { name = '', as, claim = '' } = properties;
    if (tag === 'Value') return [String(value(name, as))];
    if (tag === 'NamedFigure') {
      const data = figure(name);
      return data ? [['Figure', { data }]] : [];
    }
    const many = tag === 'li' && children.length === 1 ? value(nameIn(children[0]) ?? '') : '';
    if (typeof many === 'object') return many.map((item): TextPiece => ['li', {}, item]);
    const inside = joined(children.flatMap(filled));
    if (tag === 'If') return shows(claim) ? inside : [];
    return [[tag, properties, ...inside]];
  };
  return { pieces: pieces.flatMap(filled), headings };
}

import type { TextPiece } from '../../data/articles/writtenText.ts';
import { folded } from '../../data/french/folded.ts';

/** Ids the page around the text has, or reads. */
const TAKEN = ['sources', 'modifications', 'a-lire-ensuite', 'root', 'content', 'vike_pageContext'];

const wordsOf = (piece: TextPiece): string =>
  typeof piece === 'string'
    ? piece
    : piece
        .slice(2)
        .map((child) => wordsOf(child as TextPiece))
        .join('');

/** The same pieces, each heading with an id of its own, and the headings of the second level. */
export function withHeadingIds(pieces: readonly TextPiece[]) {
  const used = new Set(TAKEN);
  const headings: { id: string; text: string }[] = [];
  const marked = pieces.map((piece): TextPiece => {
    if (typeof piece === 'string' || !/^h[2-4]$/.test(piece[0])) return piece;
    const [tag, properties, ...inside] = piece;
    const text = wordsOf(piece).trim();
    const base =
      folded(text)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'partie';
    let id = base;
    for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    if (tag === 'h2') headings.push({ id, text });
    return [tag, { ...properties, id }, ...inside];
  });
  return { pieces: marked, headings };
}

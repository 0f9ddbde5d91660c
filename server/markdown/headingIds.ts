import GithubSlugger from 'github-slugger';
import type { TextPiece } from '../../data/articles/writtenText.ts';
import type { HtmlNode } from './textPieces.ts';

/** Ids the page around the text has, or reads. */
const TAKEN = ['sources', 'modifications', 'a-lire-ensuite', 'root', 'content', 'vike_pageContext'];

const wordsOf = ({ value, children = [] }: HtmlNode): string => value ?? children.map(wordsOf).join('');

/** Gives each heading of a tree an id of its own, made of its words as they were typed. */
export function headingIds() {
  return (tree: HtmlNode): void => {
    const slugger = new GithubSlugger();
    for (const taken of TAKEN) slugger.occurrences[taken] = 0;
    const visit = (node: HtmlNode): void => {
      if (/^h[2-4]$/.test(node.tagName ?? ''))
        node.properties = { ...node.properties, id: slugger.slug(wordsOf(node).trim() || 'partie') };
      else node.children?.forEach(visit);
    };
    visit(tree);
  };
}

const textOf = (piece: TextPiece): string =>
  typeof piece === 'string'
    ? piece
    : piece
        .slice(2)
        .map((child) => textOf(child as TextPiece))
        .join('');

/** The headings of the second level, in order. */
export const headingsOf = (pieces: readonly TextPiece[]) =>
  pieces.flatMap((piece) =>
    typeof piece !== 'string' && piece[0] === 'h2' ? [{ id: String(piece[1].id), text: textOf(piece).trim() }] : [],
  );

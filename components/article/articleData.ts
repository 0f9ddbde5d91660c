import type { ArticleCover } from '../../data/articles/blogContent.ts';
import type { ShownArticle, TextPiece, WrittenText } from '../../data/articles/types.ts';
import type { ArticleCard } from '../../data/blog/articleCards.ts';
import type { ArticleLink } from '../../data/blog/relatedCards.ts';
import type { SERVED } from '../../data/served.ts';
import type { Heading } from '../prose/Contents.tsx';

/** Data of an article for the parts that only the server renders: the browser keeps their HTML (components/kept.tsx). */
export interface ServedArticle {
  article: ShownArticle;
  text: WrittenText;
  /** Cover of an article of the desk, in the header in place of the strands. */
  cover?: ArticleCover;
  /** Markup of the cover of an article of the source, above the text in place of the strands. */
  drawn?: string;
  /** Note above a text that is not published. */
  preview?: string | undefined;
  related: readonly ArticleCard[];
  earlier?: ArticleLink | undefined;
  later?: ArticleLink | undefined;
}

export interface ArticleData extends Pick<ShownArticle, 'callToAction'> {
  /** Headings of the page's second level. */
  headings: readonly Heading[];
  /** A text with tools or buttons, which the browser hydrates. */
  used?: Pick<ServedArticle, 'text' | 'preview'> & Pick<ShownArticle, 'sources'>;
  [SERVED]: ServedArticle;
}

/** Whether a text has interactive pieces. */
export const isUsed = (pieces: readonly TextPiece[]): boolean =>
  pieces.some((piece) => {
    if (typeof piece === 'string') return false;
    const [tag, , ...children] = piece;
    return tag === 'Tool' || tag === 'Call' || isUsed(children as TextPiece[]);
  });

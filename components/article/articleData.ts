import type { ArticleCover } from '../../data/articles/blogContent.ts';
import type { ShownArticle, TextPiece, WrittenText } from '../../data/articles/types.ts';
import type { ArticleCard } from '../../data/blog/articleCards.ts';
import type { ArticleLink } from '../../data/blog/relatedCards.ts';
import type { SERVED } from '../../data/served.ts';
import type { Heading } from '../prose/Contents.tsx';

/** Data of an article's parts that only the server renders; the browser keeps their HTML (components/kept.tsx). */
export interface ServedArticle {
  article: ShownArticle;
  text: WrittenText;
  /** Cover of a desk article, drawn in the header in place of the strands. */
  cover?: ArticleCover;
  /** Markup of a built-in article's cover, placed above the text; the header then has no strands. */
  drawn?: string;
  /** Note above an article that is not published. */
  preview?: string | undefined;
  related: readonly ArticleCard[];
  earlier?: ArticleLink | undefined;
  later?: ArticleLink | undefined;
}

export interface ArticleData extends Pick<ShownArticle, 'callToAction'> {
  /** Headings of the page's second level. */
  headings: readonly Heading[];
  /** Text with tools or buttons, which the browser must hydrate; absent if the text has none. */
  used?: Pick<ServedArticle, 'text' | 'preview'> & Pick<ShownArticle, 'sources'>;
  [SERVED]: ServedArticle;
}

/** Whether a text has interactive pieces (tools or buttons). */
export const isUsed = (pieces: readonly TextPiece[]): boolean =>
  pieces.some((piece) => {
    if (typeof piece === 'string') return false;
    const [tag, , ...children] = piece;
    return tag === 'Tool' || tag === 'Call' || isUsed(children as TextPiece[]);
  });

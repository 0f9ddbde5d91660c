import { type ComponentType, createElement, type ElementType, Fragment, type ReactNode } from 'react';
import type { WrittenText as Text, TextPiece } from '../../../data/articles/writtenText.ts';
import { Screen } from '../../prose/Screen.tsx';
import { DataFigure } from '../DataFigure.tsx';
import { Call } from './Call.tsx';
import { Code } from './Code.tsx';
import { QuoteBy } from './QuoteBy.tsx';
import { Stat } from './Stat.tsx';
import { WrittenPicture } from './WrittenPicture.tsx';

/** Elements that are themselves, where a page has no part of its own for them. */
const PLAIN = new Set(
  'h2 h3 h4 p ul ol li blockquote table thead tbody tr th td em strong mark del hr br a pre code sup bdi'.split(' '),
);

interface Props {
  text: Text;
  /** What the text may name, and what draws it here: the tools of articles stand in a room that components do not reach. */
  components: Readonly<Record<string, ElementType>>;
}

/** A text written as Markdown, from its pieces (`server/markdown/readMarkdown.ts`): data, drawn by the parts of the site. */
export function WrittenText({ text: { pieces }, components }: Props) {
  const parts: Record<string, ElementType> = {
    Figure: DataFigure,
    Call,
    Picture: WrittenPicture,
    QuoteBy,
    Screen,
    Stat,
    pre: Code,
    ...components,
  };
  function draw(piece: TextPiece): ReactNode {
    if (typeof piece === 'string') return piece;
    const [tag, properties, ...children] = piece;
    const inside = children.map((child) => draw(child as TextPiece));
    if (!parts[tag] && !PLAIN.has(tag)) return createElement(Fragment, null, ...inside);
    return createElement((parts[tag] ?? tag) as ComponentType<object>, properties, ...inside);
  }
  return createElement(Fragment, null, ...pieces.map(draw));
}

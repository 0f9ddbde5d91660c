import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { WrittenText as Text, TextPiece } from '../../../data/articles/writtenText.ts';
import type { mdxComponents } from '../../prose/mdxComponents.tsx';
import { Screen } from '../../prose/Screen.tsx';
import type { Cite } from '../Cite.tsx';
import { DataFigure } from '../DataFigure.tsx';
import { Call } from './Call.tsx';
import { Code } from './Code.tsx';
import { QuoteBy } from './QuoteBy.tsx';
import { Stat } from './Stat.tsx';
import { WrittenPicture } from './WrittenPicture.tsx';

/** What any text may name. Given by the page, since the tools stand in a room that components do not reach. */
export type ProseParts = typeof mdxComponents & {
  Cite: typeof Cite;
  Tool: (tool: { name: string; title: string }) => ReactNode;
};

/** Elements that are themselves. */
const PLAIN = new Set('h4 ul ol blockquote thead tbody tr em strong mark del hr br code sup bdi'.split(' '));

/** A text written as Markdown, from its pieces (`server/markdown/readMarkdown.ts`): data, drawn by the parts of the site. */
export function WrittenText({ text: { pieces }, components }: { text: Text; components: ProseParts }) {
  const parts: Record<string, ComponentType<never>> = {
    ...components,
    Figure: DataFigure,
    Call,
    Picture: WrittenPicture,
    QuoteBy,
    Screen,
    Stat,
    pre: Code,
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

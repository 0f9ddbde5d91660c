import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { WrittenText as Text, TextPiece } from '../../../data/articles/writtenText.ts';
import { mdxComponents } from '../../prose/mdxComponents.tsx';
import { Cite } from '../Cite.tsx';
import { DataFigure } from '../DataFigure.tsx';
import { Call } from './Call.tsx';
import { Picture } from './Picture.tsx';
import { Quote } from './Quote.tsx';
import { Stat } from './Stat.tsx';

/** The parts a text may name, the same as an MDX article's where there are such. */
const parts: Record<string, ComponentType<never>> = {
  ...mdxComponents,
  Cite,
  Figure: DataFigure,
  Call,
  Picture,
  Quote,
  Stat,
};
/** Elements that are themselves. */
const PLAIN = new Set('h4 ul ol blockquote thead tbody tr em strong del hr br code pre sup bdi'.split(' '));

function draw(piece: TextPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  const [tag, properties, ...children] = piece;
  const inside = children.map((child) => draw(child as TextPiece));
  if (!parts[tag] && !PLAIN.has(tag)) return createElement(Fragment, null, ...inside);
  return createElement((parts[tag] ?? tag) as ComponentType<object>, properties, ...inside);
}

/** A text written as Markdown, from its pieces (`server/markdown/readMarkdown.ts`): data, drawn by the parts of the site. */
export const WrittenText = ({ text: { pieces } }: { text: Text }) => createElement(Fragment, null, ...pieces.map(draw));

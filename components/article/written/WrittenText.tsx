import styled from '@emotion/styled';
import { type ComponentType, createElement, type ElementType, Fragment, type ReactNode, Suspense } from 'react';
import type { ArticleFigure } from '../../../data/articles/figureTypes.ts';
import type { WrittenText as Text, TextPiece } from '../../../data/articles/types.ts';
import type { PictureFiles } from '../../../data/media/pictures.ts';
import { later } from '../../later.ts';
import { Screen } from '../../prose/Screen.tsx';
import { QuoteButton } from '../../quote/QuoteButton.tsx';
import { color, media, radius, type } from '../../theme.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Block } from '../Block.tsx';
import { Cite } from '../Cite.tsx';

const StatBox = styled(Block)`
  & p { margin-top: 14px; max-width: 34em; font-size: 16px; line-height: 1.5; color: ${color['ink-2']}; }
  border-top: 1px solid ${color.ink};
  padding-top: 20px;
`;

interface StatProps {
  figure: string;
  unit?: string;
  label: string;
  source?: string;
}

/** A headline figure inside a text, with what it counts and where it comes from. */
const Stat = ({ figure, unit, label, source }: StatProps) => (
  <StatBox measure="prose">
    <Figure small={52} large={64}>
      {figure}
      {unit && <span>{unit}</span>}
    </Figure>
    <p>
      {label}
      {source && <Cite id={source} />}
    </p>
  </StatBox>
);

const Box = styled(Block)`
  padding: 22px 26px 26px;
  border-radius: ${radius.panel};
  background: ${color.wash};
  & strong { display: block; ${type.h4} }
  & p { margin-top: 6px; color: ${color['ink-2']}; }
  & button { margin-top: 18px; }
  ${media.phone} { padding: 18px 18px 20px; & button { width: 100%; } }
  ${media.print} { display: none; }
`;

/** A call to action inside a text: its button opens the quote form. */
const Call = ({ title, text, label }: { title?: string; text?: string; label: string }) => (
  <Box measure="prose">
    {title && <strong>{title}</strong>}
    {text && <p>{text}</p>}
    <QuoteButton>{label}</QuoteButton>
  </Box>
);

const Frame = styled(Block)`
  & img { width: 100%; height: auto; border-radius: ${radius.bar}; background: ${color.sunk}; }
  & figcaption { margin-top: 10px; ${type.caption} color: ${color['ink-3']}; }
`;

/** A picture of the library inside a text. */
const WrittenPicture = ({ data, alt, caption }: { data: PictureFiles; alt: string; caption?: string }) => (
  <Frame as="figure">
    <Picture picture={data} alt={alt} sizes="(min-width: 900px) 844px, 100vw" />
    {caption && <figcaption>{caption}</figcaption>}
  </Frame>
);

const By = styled.footer`
  margin-top: 12px;
  ${type.small}
  color: ${color['ink-3']};
`;

/** Under a quotation: its author and its source. */
const QuoteBy = ({ by, source }: { by?: string; source?: string }) => (
  <By>
    {by}
    {source && <Cite id={source} />}
  </By>
);

/** Lines of code or of a command; long ones wrap, so that none is cut on a phone or on paper. */
const Code = styled.pre`
  max-width: 844px;
  margin: 1.6em 0;
  padding: 18px 22px;
  border-radius: ${radius.panel};
  background: ${color.sunk};
  font: 400 15px/1.6 ui-monospace, 'Liberation Mono', monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  && code { padding: 0; background: none; font: inherit; }
  ${media.phone} { padding: 14px 16px; font-size: 14px; }
  ${media.print} { border: 1px solid ${color.line}; }
`;

const load = () => import('../laterParts.ts').then((part) => part.FigureBody);
const Body = import.meta.env.SSR ? await load() : later(load);

/** A figure of an article drawn from its data (docs/blog.md). */
const DataFigure = ({ data }: { data: ArticleFigure }) => (
  <Block data-figure="">
    <Suspense>
      <Body data={data} />
    </Suspense>
  </Block>
);

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

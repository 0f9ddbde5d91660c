import styled from '@emotion/styled';
import { type ComponentType, createElement, type ElementType, Fragment, type ReactNode, Suspense } from 'react';
import type { ArticleFigure } from '../../../data/articles/figureTypes.ts';
import type { WrittenText as Text, TextPiece } from '../../../data/articles/types.ts';
import type { PictureFiles } from '../../../data/media/pictures.ts';
import { later } from '../../later.ts';
import { QuoteButton } from '../../quote/QuoteButton.tsx';
import { color, font, media, radius, type } from '../../theme.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Cite } from '../Cite.tsx';
import { Block } from '../toolParts.tsx';

const ScreenFigure = styled.figure`
  max-width: 628px;
  margin: 1.8em 0;
  font: 400 16px/1.6 ${font.sans};
  & figcaption { margin-top: 10px; font-size: 14px; line-height: 1.45; color: ${color['ink-3']}; }
  ${media.print} { break-inside: avoid; font-size: 12.5pt; }
`;
const Pane = styled.div`
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  overflow: hidden;
`;
const Bar = styled.p`
  padding: 9px 22px;
  border-bottom: 1px solid ${color['line-strong']};
  background: ${color.sunk};
  font-size: 14px;
  font-weight: 600;
  line-height: 1.45;
  color: ${color['ink-2']};
  ${media.phone} { padding: 9px 18px; }
`;
const Shown = styled.div`
  padding: 18px 22px 20px;
  & > * + * { margin-top: .7em; }
  & ol { padding-left: 1.2em; list-style: decimal; }
  & li + li { margin-top: .5em; }
  & mark { padding: .05em .25em; border-radius: ${radius.badge}; background: ${color.wash}; color: inherit; font-weight: 600; }
  ${media.phone} { padding: 16px 18px 18px; }
`;

/** Text set like the screen of a program, under a title bar; the caption mentions that the screen was composed. */
const Screen = ({ title, caption, children }: { title: string; caption: string; children: ReactNode }) => (
  <ScreenFigure>
    <Pane>
      <Bar>{title}</Bar>
      <Shown>{children}</Shown>
    </Pane>
    <figcaption>{caption}</figcaption>
  </ScreenFigure>
);

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

/** A headline figure inside a text, with its meaning and source. */
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

/** Lines of code or of a command; long ones wrap, so that a phone or paper cuts none. */
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

const load = () => import('../FigureBody.tsx').then((part) => part.FigureBody);
const Body = import.meta.env.SSR ? await load() : later(load);

/** A figure of an article drawn from its data (docs/blog.md). */
const DataFigure = ({ data }: { data: ArticleFigure }) => (
  <Block data-figure="">
    <Suspense>
      <Body data={data} />
    </Suspense>
  </Block>
);

/** HTML elements that are rendered unchanged if the page has no component for them. */
const PLAIN = new Set(
  'h2 h3 h4 p ul ol li blockquote table thead tbody tr th td em strong mark del hr br a pre code sup bdi'.split(' '),
);

interface Props {
  text: Text;
  /** Components that the text may use by name. Tools of articles are passed in, since components do not import them. */
  components: Readonly<Record<string, ElementType>>;
}

/** Renders the pieces of a parsed Markdown text (`server/markdown/readMarkdown.ts`) with the site's components. */
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
  const cited = new Set<unknown>();
  function draw(piece: TextPiece): ReactNode {
    if (typeof piece === 'string') return piece;
    const [tag, properties, ...children] = piece;
    const inside = children.map((child) => draw(child as TextPiece));
    if (!parts[tag] && !PLAIN.has(tag)) return createElement(Fragment, null, ...inside);
    // The first reference to each source also has a note in the margin.
    const noted = tag === 'Cite' && !cited.has(properties.id);
    if (noted) cited.add(properties.id);
    return createElement(
      (parts[tag] ?? tag) as ComponentType<object>,
      noted ? { ...properties, noted } : properties,
      ...inside,
    );
  }
  return createElement(Fragment, null, ...pieces.map(draw));
}

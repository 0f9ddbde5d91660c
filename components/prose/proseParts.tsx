import styled from '@emotion/styled';
import { Children, type HTMLAttributes, type ReactNode, type TableHTMLAttributes, type ThHTMLAttributes } from 'react';
import { headline } from '../french/titles.tsx';
import { color, focusRing, font, media, radius, tabular, type } from '../theme.ts';
import { ModelText } from '../ui/ModelText.tsx';
import { stackedTable } from '../ui/table/stackedTable.ts';
import { ProseLink } from './Prose.tsx';

const NARROW = '@media screen and (max-width: 389.98px)';

// Safari before 17 supports only `-webkit-hyphens`.
/** Rules and type of a table, shared by the page and the desk's editor. */
export const tableLook = `
  font: 400 15px/1.5 ${font.sans};
  ${tabular}
  & th { padding: 10px 16px 10px 0; border-bottom: 1px solid ${color.ink}; font-size: 14px; font-weight: 500; text-align: left; vertical-align: bottom; color: ${color['ink-3']}; }
  & td { padding: 13px 16px 13px 0; border-bottom: 1px solid ${color.line}; vertical-align: top; text-wrap: pretty; }
  & thead td { border-bottom-color: ${color.ink}; }
  & tr > :last-child { padding-right: 0; }
  & td:first-of-type { font-weight: 550; }
  ${media.fromTablet} { & [style*='right'] + :not([style*='right']) { padding-left: 16px; } }
  ${media.phone} {
    font-size: clamp(14PX, 14px, 4.1vw);
    -webkit-hyphens: auto;
    hyphens: auto;
    & th, & td { padding-right: 8px; }
    & th { font-size: clamp(12PX, 12px, 3.6vw); }
  }
`;
const Frame = styled.div`
  max-width: 844px;
  margin: 1.8em 0;
  overflow-x: auto;
  ${focusRing(color.link)}
  ${tableLook}
  & table { ${stackedTable(color.ink, color.line, color['ink-3'], NARROW)} }
  ${media.print} { margin: 1.2em 0; overflow: visible; & td { padding-block: 7px; } }
`;

/**
 * Table of the prose, closer set on a phone. On the narrowest phones each row becomes a list, with the column's name beside each value
 * (`server/markdown/readMarkdown.ts`); a table that is still too wide scrolls sideways.
 */
const ProseTable = ({ 'aria-label': name = 'Tableau', ...table }: TableHTMLAttributes<HTMLTableElement>) => (
  <Frame tabIndex={0} role="group" aria-label={name}>
    <table {...table} />
  </Frame>
);

/** Header cell; an empty one becomes a data cell, since Markdown requires header cells that HTML does not need. */
const ProseHeaderCell = ({ children, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) =>
  children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td />
  );

/** Frame and colours of a box, shared by the page and the desk's editor. */
export const boxLook = `
  max-width: 628px;
  margin: 1.8em 0;
  padding: 22px 26px 24px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  font: 400 16px/1.6 ${font.sans};
  & > p, & > ul, & > ol { max-width: 32em; }
  & p + p, & ul, & ol, & ul + p, & ol + p { margin-top: .7em; }
  & ul, & ol { padding-left: 1.2em; list-style: disc; }
  & ol { list-style: decimal; }
  & li + li { margin-top: .35em; }
  & h3, & h4 { ${type.h4} margin: 1em 0 .3em; }
  & a { color: ${color.link}; text-decoration: underline; }
  &[data-kind='illustration'] { border-style: dashed; background: none; }
  &[data-kind='illustration']:has(table) { max-width: 844px; }
  & > [role='group'] { margin: 18px 0; }
  & > :last-child { margin-bottom: 0; }
  &[data-kind='key'] { background: ${color.wash}; border-color: transparent; }
  ${media.phone} { padding: 18px 18px 20px; }
  ${media.print} { break-inside: avoid; padding: 12px 16px 14px; font-size: 12.5pt; }
`;
const Box = styled.aside`${boxLook}`;
const Title = styled.p`
  font-size: 14px;
  font-weight: 600;
  line-height: 1.4;
  margin-bottom: 8px;
  [data-kind='illustration'] > & { color: ${color['ink-3']}; }
  ${media.print} { font-size: 12pt; }
`;

const Quote = styled.blockquote`
  && {
    max-width: 628px;
    margin: 1.6em 0;
    padding: 0 0 0 22px;
    border-left: 3px solid ${color.accent};
    background: none;
    ${type.pullQuote}
  }
  & p { font: inherit; }
`;

interface Props {
  children?: ReactNode;
}

/** A remark or a caveat. */
const Note = ({ title, children }: Props & { title?: string }) => (
  <Box role="note">
    {title && <Title>{title}</Title>}
    {children}
  </Box>
);

/** Box of an invented example, marked as one at its beginning. */
const Illustration = ({ children }: Props) => (
  <Box role="note" data-kind="illustration" aria-label="Exemple illustratif">
    <Title>Exemple illustratif</Title>
    {children}
  </Box>
);

/** Box of a key point. */
const Key = ({ children }: Props) => (
  <Box role="note" data-kind="key">
    <Title>À retenir</Title>
    {children}
  </Box>
);

/** A sentence set large; an article has one at most. */
const PullQuote = ({ children }: Props) => <Quote>{children}</Quote>;

/** Makes an element of the prose in whose text no model's name is broken across lines. */
const withModelNames =
  (Tag: 'p' | 'li' | 'td') =>
  ({ children, ...rest }: HTMLAttributes<HTMLElement>) => (
    <Tag {...rest}>
      {Children.map(children, (child) => (typeof child === 'string' ? <ModelText>{child}</ModelText> : child))}
    </Tag>
  );

/** Makes a heading of the prose of which no line ends with « à » or « de ». */
const proseHeading =
  (Tag: 'h2' | 'h3') =>
  ({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) => (
    <Tag {...rest}>{Children.map(children, (child) => (typeof child === 'string' ? headline(child) : child))}</Tag>
  );

/** Components for the elements and boxes of a long text, by element name. */
export const proseParts = {
  p: withModelNames('p'),
  li: withModelNames('li'),
  td: withModelNames('td'),
  h2: proseHeading('h2'),
  h3: proseHeading('h3'),
  a: ProseLink,
  table: ProseTable,
  th: ProseHeaderCell,
  Note,
  Illustration,
  Key,
  PullQuote,
};

import { Children, type HTMLAttributes } from 'react';
import { headline } from '../french/headline.ts';
import { ModelText } from '../ui/ModelText.tsx';
import { Illustration, Key, Note, PullQuote } from './Aside.tsx';
import { ProseLink } from './ProseLink.tsx';
import { ProseHeaderCell, ProseTable } from './ProseTable.tsx';

/** An element of the prose whose own text never breaks a model's name. */
const withModelNames =
  (Tag: 'p' | 'li' | 'td') =>
  ({ children, ...rest }: HTMLAttributes<HTMLElement>) => (
    <Tag {...rest}>
      {Children.map(children, (child) => (typeof child === 'string' ? <ModelText>{child}</ModelText> : child))}
    </Tag>
  );

/** A heading of the prose: none of its lines ends with « à » or « de ». */
const proseHeading =
  (Tag: 'h2' | 'h3') =>
  ({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) => (
    <Tag {...rest}>{Children.map(children, (child) => (typeof child === 'string' ? headline(child) : child))}</Tag>
  );

/** What draws the elements and the boxes of a long text. */
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

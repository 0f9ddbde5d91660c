import { Children, type HTMLAttributes } from 'react';
import { headline } from '../french/headline.ts';

/** A heading of the prose: none of its lines ends with « à » or « de ». */
export const proseHeading =
  (Tag: 'h2' | 'h3') =>
  ({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) => (
    <Tag {...rest}>{Children.map(children, (child) => (typeof child === 'string' ? headline(child) : child))}</Tag>
  );

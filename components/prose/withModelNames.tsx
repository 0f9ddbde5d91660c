import { Children, type HTMLAttributes } from 'react';
import { ModelText } from '../ui/ModelText.tsx';

/** An element of the prose whose own text never breaks a model's name. */
export const withModelNames =
  (Tag: 'p' | 'li' | 'td') =>
  ({ children, ...rest }: HTMLAttributes<HTMLElement>) => (
    <Tag {...rest}>
      {Children.map(children, (child) => (typeof child === 'string' ? <ModelText>{child}</ModelText> : child))}
    </Tag>
  );

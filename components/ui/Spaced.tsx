import { Children, type ReactNode } from 'react';

/**
 * A space between each two of its children, for readers without styles: words set apart by a row's gap alone
 * would run together. A flex or grid container lays no space out.
 */
export const Spaced = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]));

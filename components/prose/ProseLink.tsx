import type { AnchorHTMLAttributes } from 'react';

/** A link of the prose: elsewhere opens in a new tab, said to those who cannot see it. */
export function ProseLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (!href.startsWith('https://')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr"> (nouvel onglet)</span>
    </a>
  );
}

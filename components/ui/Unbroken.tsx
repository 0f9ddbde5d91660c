import type { ReactNode } from 'react';

/** A title whose hyphens never end a line: « passe-t-il » stays whole. */
export function Unbroken({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let plain = '';
  for (const [index, word] of children.split(' ').entries()) {
    const space = index > 0 ? ' ' : '';
    if (word.includes('-')) {
      parts.push(
        plain + space,
        <span key={word} className="nowrap">
          {word}
        </span>,
      );
      plain = '';
    } else plain += space + word;
  }
  return [...parts, plain];
}

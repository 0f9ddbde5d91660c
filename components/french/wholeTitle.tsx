import type { ReactNode } from 'react';
import { COMPOUNDS, wholeWords } from '../../data/french/wholeWords.ts';

/**
 * What a heading shows, its short compounds off the end of a line; what is no text stays what it is. The build puts it
 * around what a heading's source only names (bin/typography/setSource.ts). No component styles `bdi`.
 */
export function wholeTitle(child: ReactNode): ReactNode {
  const pieces = typeof child === 'string' ? wholeWords(child, COMPOUNDS) : [];
  if (pieces.length < 2) return child;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <bdi key={index} className="nowrap">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}

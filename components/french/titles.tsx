import { Fragment, type ReactNode } from 'react';
import { COMPOUNDS, wholeWords } from '../../data/french/wholeWords.ts';

/** Short words that belong to the next one: no line of a heading ends with them. */
const LEANING = /^(?:à|a|au|aux|ce|de|des|du|en|et|il|la|le|les|ne|on|ou|par|sa|se|si|sur|un|une|y)$/i;

/** A heading whose short words stay on the line of the next word. Idempotent. */
export function headline(text: string): string {
  const words = text.split(' ');
  return words.reduce((before, word, index) => {
    const previous = words[index - 1]?.split(/\s/).at(-1) ?? '';
    return `${before}${LEANING.test(previous) && /^\S/.test(word) ? '\u00a0' : ' '}${word}`;
  });
}

/** A text with the « er » of « 1er » as a superscript. Articles and documents get the superscript where they are parsed. */
export const Ordinals = ({ text }: { text: string }) =>
  text.split(/\b(1er)\b/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={index}>
        1<sup>er</sup>
      </Fragment>
    ) : (
      piece
    ),
  );

/**
 * Keeps short compounds of a heading off the end of a line; anything but text is returned unchanged. The build wraps
 * headings of the source in it (bin/typography/setSource.ts). No component styles `bdi`.
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

import { Fragment, type ReactNode } from 'react';
import { COMPOUNDS, wholeWords } from '../../data/french/wholeWords.ts';

/** Short words that must stay on the line of the word after them: no line of a heading ends with one. */
const LEANING = /^(?:à|a|au|aux|ce|de|des|du|en|et|il|la|le|les|ne|on|ou|par|sa|se|si|sur|un|une|y)$/i;

/** Joins each short word of a heading to the next word by a no-break space. Idempotent. */
export function headline(text: string): string {
  const words = text.split(' ');
  return words.reduce((before, word, index) => {
    const previous = words[index - 1]?.split(/\s/).at(-1) ?? '';
    return `${before}${LEANING.test(previous) && /^\S/.test(word) ? '\u00a0' : ' '}${word}`;
  });
}

/** Text in which the « er » of « 1er » is a superscript; articles and documents get it when they are parsed. */
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
 * Keeps the short compounds of a heading (« passe-t-il ») on one line; anything but text is returned unchanged. The build wraps the
 * source's headings in this function (bin/typography/setSource.ts). No component styles `bdi`.
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

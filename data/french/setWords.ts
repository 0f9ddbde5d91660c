import { typo } from './typo.ts';
import { wholeWords } from './wholeWords.ts';

/** The end of « 1er », which is set as a superscript. */
const FIRST = /(?<=\b1)(er)\b/;

/** A piece of a set text: words as they are, words no line breaks, or what is set above the line. */
export interface SetPiece {
  kind: 'plain' | 'whole' | 'raised';
  text: string;
}

/** A text in French typography, in the pieces its page needs (docs/decisions/0027-french-typography.md). */
export const setWords = (text: string, whole: RegExp): SetPiece[] =>
  wholeWords(typo(text), whole).flatMap((words, index): SetPiece[] =>
    index % 2 === 1
      ? [{ kind: 'whole', text: words }]
      : words.split(FIRST).map((piece, at) => ({ kind: at % 2 === 1 ? 'raised' : 'plain', text: piece })),
  );

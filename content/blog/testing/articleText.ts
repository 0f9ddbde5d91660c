import { readFileSync } from 'node:fs';

/** The text of an article as a reader has it: ordinary spaces, no line break inside a paragraph. */
export const articleText = (number: number): string =>
  readFileSync(new URL(`../article-${number}.md`, import.meta.url), 'utf8').replace(/[\u00a0\u202f]/g, ' ');

/** Returns the further cells of each row, in the tables of the text, whose first cell is `name`. */
export const rowsOf = (text: string, name: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${name} |`))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );

/** A figure as the text writes it, with ordinary spaces. */
export const plain = (figure: string): string => figure.replace(/[\u00a0\u202f]/g, ' ');

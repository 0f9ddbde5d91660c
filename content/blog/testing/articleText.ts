import { readFileSync } from 'node:fs';

/** Text of an article with ordinary spaces and without line breaks inside a paragraph, as a reader sees it. */
export const articleText = (number: number): string =>
  readFileSync(new URL(`../article-${number}.md`, import.meta.url), 'utf8').replace(/[\u00a0\u202f]/g, ' ');

/** Returns the cells after the first one, for each table row of the text that begins with `name`. */
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

/** Formats a figure as the article's text writes it, with ordinary spaces. */
export const plain = (figure: string): string => figure.replace(/[\u00a0\u202f]/g, ' ');

import { globSync, readFileSync } from 'node:fs';

/** A regular expression as it stands in the source. */
export interface Pattern {
  place: string;
  pattern: RegExp;
}

/** After what a slash begins a regular expression rather than a division, a comment or the end of a tag. */
const LITERAL =
  /(?<=(?:[=(,:!&|?[{;]|=>|return|^)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}:])/gm;

/** Every regular expression literal of what runs on the server and on the owner's desk. */
export function patternsOfSource(): Pattern[] {
  const files = globSync('{server,database,data,renderer,components}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].map(([, source = '', flags]) => ({
      place: `${file}: /${source}/`,
      pattern: new RegExp(source, flags),
    })),
  );
}

/** What is repeated to make a pattern go over the same text again and again. */
const PUMPS = [
  'a',
  '0',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '.',
  '-',
  '/',
  '\\',
  '"',
  '<',
  '&',
  '=',
  '_',
  'é',
  '\u00a0',
  '\u0300',
];
const PAIRS = ['a.', 'a-', 'a ', '0,', '//', 'a@', '<a ', '=?', '::', '%0', 'http://', 'www.', '[url', '\ud83d\ude00'];
const ENDS = ['', '!', '\u0000', '@'];

/** Texts of this length that are slow for patterns that backtrack; some are made from the pattern's own words. */
export function attacks({ source }: RegExp, length: number): string[] {
  const own = source.match(/[\p{L}\d]{2,}/gu)?.slice(0, 12) ?? [];
  const starts = ['', ...own.slice(0, 3), source.replace(/^\^|\\(?=[/.])/g, '').slice(0, 4)];
  return [...PUMPS, ...PAIRS, ...own].flatMap((pump) => {
    const body = pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
    return starts.flatMap((start) => ENDS.map((end) => start + body + end));
  });
}

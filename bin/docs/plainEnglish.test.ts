import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const SKIPPED = /^(node_modules|dist|var|\.git)(\/|$)/;

/** Patterns of obscure wording in comments, each with the plain way to write it. */
const RIDDLES: readonly (readonly [RegExp, string])[] = [
  [/^(What|Where|Of what|Of whom|That) /, 'begin with a noun or a verb'],
  [/\bstands?\b(?!-)/, 'is, is stored, is shown, replaces'],
  [/\b(is|are|was|were|be|been) (told|said)\b(?! from| apart)/, 'is shown, is sent, is stored'],
  [/\banswers (its|how|what|whether|false|undefined|the (number|id|result))\b/i, 'returns'],
];
/** Matches names of values such as `said` or `asked`, which must be replaced by nouns (reply, query, words, problem). */
const NAMES = /\b(?:const|let|function|type|interface) \{?\s*((?:said|told|asked)(?:Of|In)?|Said|Told|Asked)\b/;
/** A comment inside a style template: it would travel to every browser. */
const IN_STYLES = /^[ \t]*\/\* .*$/gm;

/** Returns the words of the comments of a source file, one text for each comment. */
function commentsOf(source: string): string[] {
  const blocks = [...source.matchAll(/^[ \t]*\/\*\*?([\s\S]*?)\*\//gm)].map(([, text = '']) => text);
  const lines = [...source.matchAll(/^[ \t]*\/\/ ?(?!biome-)(.*)$/gm)].map(([, text = '']) => text);
  return [...blocks, ...lines].map((text) => text.replace(/\n[ \t]*\* ?/g, ' ').trim());
}

/** Obscure comments and names in a source file, each with the plain wording to use. */
function riddlesIn(source: string): string[] {
  const inComments = commentsOf(source).flatMap((text) =>
    RIDDLES.flatMap(([pattern, plain]) => (pattern.test(text) ? [`« ${text.slice(0, 80)} »: ${plain}`] : [])),
  );
  const inStyles = [...source.matchAll(IN_STYLES)].map(
    ([text]) => `${text.trim()}: above the style, which browsers receive whole`,
  );
  const name = NAMES.exec(source)?.[1];
  return [...inComments, ...inStyles, ...(name ? [`the name ${name}: a noun of the field`] : [])];
}

test('comments and names of every source are in plain English', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => SKIPPED.test(name) });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => file !== 'bin/docs/plainEnglish.test.ts')
    .flatMap((file) => riddlesIn(readFileSync(path.join(ROOT, file), 'utf8')).map((riddle) => `${file}: ${riddle}`));
  expect(found).toEqual([]);
});

test.each([
  '/** What an article has beside its text. */',
  '/**\n * Of what is gone\n * nothing is asked. */',
  '  // Where a page stands, on a phone.',
  '/** The owner is told of it. */',
  '/** Removes a note; answers whether it was there. */',
  'const said = reply();',
  'const Row = styled.tr`\n  /* Keeps the bar clear. */\n  margin: 0;`;',
])('%s is found', (source) => {
  expect(riddlesIn(source)).not.toEqual([]);
});

test('README and CONTRIBUTING have no line over 160 characters', () => {
  const long = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > 160 ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('every place that the glossary names exists', () => {
  const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
  const places = [...glossary.matchAll(/`([a-z]+\/[\w/.-]+)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((place) => !existsSync(path.join(ROOT, place)))).toEqual([]);
});

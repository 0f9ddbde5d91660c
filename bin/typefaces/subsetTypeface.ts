import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** OpenType features kept in the fonts: kerning, marks, ligatures, and the tabular and lining figures of columns and prices. */
const FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'ccmp', 'locl', 'calt', 'tnum', 'lnum'];

/** A typeface with the range of weights that the site uses. */
export interface Typeface {
  family: string;
  /** Prefix of the file's name. */
  name: string;
  /** The variable font's file, as a `file:` address. */
  source: string;
  /** The lightest and the heaviest weight in use. */
  weights: { min: number; max: number };
}

export const typefaces: readonly Typeface[] = [
  {
    family: 'Newsreader Variable',
    name: 'newsreader',
    source: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    weights: { min: 340, max: 600 },
  },
  {
    family: 'Instrument Sans Variable',
    name: 'instrument-sans',
    source: import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    weights: { min: 400, max: 600 },
  },
];

/**
 * Writes a typeface, reduced to the characters and weights in use, as WOFF2 into a folder, and returns the file. The file's name is a hash
 * of the inputs, so an existing file is not made again.
 */
export async function subsetTypeface(
  { name, source, weights }: Typeface,
  characters: string,
  folder: string,
): Promise<string> {
  const font = await readFile(fileURLToPath(source));
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: weights } } as const;
  const made = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex');
  const file = path.join(folder, `${name}-${made.slice(0, 16)}.woff2`);
  if (await stat(file).catch(() => null)) return file;
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}.tmp`, await subsetFont(font, characters, options));
  await rename(`${file}.${process.pid}.tmp`, file);
  return file;
}

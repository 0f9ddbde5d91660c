import type { WrittenText } from '../data/articles/types.ts';

/**
 * Maps texts by their file name, without folder and extension.
 * @param files value returned by `import.meta.glob`
 */
export const textsBySlug = (files: Record<string, WrittenText>): Readonly<Record<string, WrittenText | undefined>> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file.replace(/^\.\/|\.md$/g, ''), text]));

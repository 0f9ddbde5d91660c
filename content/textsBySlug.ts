import type { WrittenText } from '../data/articles/types.ts';

/** Texts by the names of their files, without folder and ending. @param files what `import.meta.glob` returns */
export const textsBySlug = (files: Record<string, WrittenText>): Readonly<Record<string, WrittenText | undefined>> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file.replace(/^\.\/|\.md$/g, ''), text]));

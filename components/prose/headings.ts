export interface Heading {
  id: string;
  text: string;
}

/** The second-level headings of an MDX document, in order. */
export const headingsOf = (contents: readonly { depth: number; value: string; id?: string }[]): Heading[] =>
  contents.filter(({ depth }) => depth === 2).map(({ id = '', value }) => ({ id, text: value }));

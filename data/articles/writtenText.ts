/**
 * A piece of a text that was written as Markdown: a text, or an element with what it says of itself and its pieces. Elements are those of
 * HTML that prose needs, and the parts of an article by their names (`content/blog/writtenText.tsx`).
 */
export type TextPiece = string | readonly [tag: string, properties: Readonly<Record<string, unknown>>, ...TextPiece[]];

export interface WrittenText {
  pieces: readonly TextPiece[];
  /** Of its second level. */
  headings: readonly { id: string; text: string }[];
}

/** A picture of the library, as a page shows it. */
export interface TextPicture {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** The smallest file every browser shows. */
  src: string;
  /** What `srcset` holds, by type: `image/avif`. */
  sets: readonly { type: string; srcset: string }[];
}

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

/** The end of « 1er ». */
const FIRST = /(?<=\b1)(er)\b/;

/** A text of the data with the « er » of « 1er » as a superscript. Articles and documents get theirs where they are read. */
export const Ordinals = ({ text }: { text: string }) =>
  text
    .split(FIRST)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    .map((piece, index) => (index % 2 === 1 ? <sup key={index}>{piece}</sup> : piece));

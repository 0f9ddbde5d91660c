/** A text as it is read: every run of spaces, the no-break ones too, is one space. */
export const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

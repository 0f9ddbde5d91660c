/** A letter as its page in the archive shows it. */
export interface ArchivedLetter {
  slug: string;
  title: string;
  /** What stood beside the subject. */
  summary: string;
  /** YYYY-MM-DD, in Paris: when it began to leave. */
  day: string;
  /** Written by the server from Markdown, with its own elements only (`server/letters/writing/letterHtml.ts`). */
  html: string;
}

/** Where every letter that was sent is listed, once there is one. */
export const LETTERS_PATH = '/blog/lettres';

/** Where a letter stands on the site. */
export const pathOfLetter = (slug: string): string => `${LETTERS_PATH}/${slug}`;

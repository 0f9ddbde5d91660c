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

/** A sent letter as its page in the public archive shows it. */
export interface ArchivedLetter {
  slug: string;
  title: string;
  /** Preheader of the letter, used as its summary. */
  summary: string;
  /** Day, YYYY-MM-DD in Paris, on which the sending of the letter began. */
  day: string;
  /** HTML that the server made from the letter's Markdown; it contains only elements written by `server/letters/writing/letterHtml.ts`. */
  html: string;
}

/** Address of the list of sent letters; the page exists once a letter was sent. */
export const LETTERS_PATH = '/blog/lettres';

/** Path of a letter on the site. */
export const pathOfLetter = (slug: string): string => `${LETTERS_PATH}/${slug}`;

/** The words of the page that lists the letters. */
export const letterArchive = {
  title: 'Les lettres envoyées',
  lead: 'Ce que les abonnés ont reçu, de la plus récente à la plus ancienne, à lire sans s’abonner.',
  /** Text of the link to the archive, on the blog and in each letter. */
  link: 'Lire les lettres envoyées',
  back: 'Toutes les lettres',
} as const;

/** A letter as its page in the archive shows it. */
export interface ArchivedLetter {
  slug: string;
  title: string;
  /** Preheader of the letter. */
  summary: string;
  /** YYYY-MM-DD, in Paris: when its sending began. */
  day: string;
  /** HTML made by the server from Markdown, with no elements but those it writes itself (`server/letters/writing/letterHtml.ts`). */
  html: string;
}

/** Address of the list of sent letters, once there are any. */
export const LETTERS_PATH = '/blog/lettres';

/** Path of a letter on the site. */
export const pathOfLetter = (slug: string): string => `${LETTERS_PATH}/${slug}`;

/** The words of the page that lists the letters. */
export const letterArchive = {
  title: 'Les lettres envoyées',
  lead: 'Ce que les abonnés ont reçu, de la plus récente à la plus ancienne, à lire sans s’abonner.',
  /** Link text, on the blog and in a letter. */
  link: 'Lire les lettres envoyées',
  back: 'Toutes les lettres',
} as const;

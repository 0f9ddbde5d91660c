/** Where every letter that was sent is listed, once there is one. */
export const LETTERS_PATH = '/blog/lettres';

/** Where a letter stands on the site. */
export const pathOfLetter = (slug: string): string => `${LETTERS_PATH}/${slug}`;

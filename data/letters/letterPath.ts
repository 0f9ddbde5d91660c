/** Where a letter stands on the site. */
export const pathOfLetter = (slug: string): string => `/blog/lettres/${slug}`;

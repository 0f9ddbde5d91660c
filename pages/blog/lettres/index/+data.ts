import type { PageContextServer } from 'vike/types';

/** The letters that can be read on the site, newest first, without their text. */
export const data = ({ content }: PageContextServer) => ({
  letters: content.letters.map(({ slug, title, summary, day }) => ({ slug, title, summary, day })),
});

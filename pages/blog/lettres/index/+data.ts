import { pageContent } from '../../../../data/settings/pageContent.ts';

/** The letters that can be read on the site, newest first, without their text. */
export const data = () => ({
  letters: pageContent().letters.map(({ slug, title, summary, day }) => ({ slug, title, summary, day })),
});

import { pathOfLetter } from '../../../../data/letters/letterPath.ts';
import { pageContent } from '../../../../data/settings/pageContent.ts';

export const paths = pageContent().letters.map(({ slug }) => pathOfLetter(slug));

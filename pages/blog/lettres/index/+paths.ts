import { LETTERS_PATH } from '../../../../data/letters/letterPath.ts';
import { pageContent } from '../../../../data/settings/pageContent.ts';

/** A list of nothing is no page. */
export const paths = pageContent().letters.length > 0 ? [LETTERS_PATH] : [];

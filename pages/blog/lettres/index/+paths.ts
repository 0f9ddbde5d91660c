import { LETTERS_PATH } from '../../../../data/letters/letterArchive.ts';
import type { ContentChanges } from '../../../../data/settings/content.ts';

/** A list of nothing is no page. */
export const paths = ({ letters }: ContentChanges) => (letters.length > 0 ? [LETTERS_PATH] : []);

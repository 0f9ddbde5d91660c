import { LETTERS_PATH } from '../../../../data/letters/letterArchive.ts';
import type { ContentChanges } from '../../../../data/settings/content.ts';

/** Without letters there is no list. */
export const paths = ({ letters }: ContentChanges) => (letters.length > 0 ? [LETTERS_PATH] : []);

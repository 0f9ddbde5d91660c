import { LETTERS_PATH } from '../../../../data/letters/letterArchive.ts';
import type { ContentChanges } from '../../../../data/settings/content.ts';

/** Addresses of the archive's list; none while no letter can be read. */
export const paths = ({ letters }: ContentChanges) => (letters.length > 0 ? [LETTERS_PATH] : []);

import { pathOfLetter } from '../../../../data/letters/letterArchive.ts';
import type { ContentChanges } from '../../../../data/settings/content.ts';

export const paths = ({ letters }: ContentChanges) => letters.map(({ slug }) => pathOfLetter(slug));

import { legalTexts } from '../../../content/legal/legalTexts.ts';
import type { data } from './+data.ts';

/** The text's own chunk. */
export const beforeHydration = ({ document }: Awaited<ReturnType<typeof data>>) => legalTexts.load(document.slug);

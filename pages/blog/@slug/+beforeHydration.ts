import { articleDocuments } from '../../../content/blog/articleDocuments.ts';
import type { data } from './+data.ts';

/** The text's own chunk. */
export const beforeHydration = ({ document }: Awaited<ReturnType<typeof data>>) => articleDocuments.load(document);

import { loadTools } from '../../../content/blog/tools.ts';
import type { data } from './+data.ts';

/** The code of the tools its text shows. */
export const beforeHydration = ({ text }: Awaited<ReturnType<typeof data>>) => loadTools(text.pieces);

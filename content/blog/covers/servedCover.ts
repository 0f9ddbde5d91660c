import type { Content } from '../../../data/settings/content.ts';

type Draw = (slug: string, content: Content) => string;

/** Markup of a cover where the server renders; nothing in the browser, which keeps what it was served. */
export const servedCover: Draw = import.meta.env.SSR ? (await import('./coverMarkup.ts')).coverMarkup : () => '';

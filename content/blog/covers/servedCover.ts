import type { Content } from '../../../data/settings/content.ts';

type Draw = (slug: string, content: Content) => string;

/** Markup of a cover: rendered on the server; empty in the browser, which keeps the server's markup. */
export const servedCover: Draw = import.meta.env.SSR ? (await import('./coverMarkup.ts')).coverMarkup : () => '';

import type { PageContextServer } from 'vike/types';

/** Quote of the client's link; undefined when the page is requested at its own path, without a link. */
export const data = ({ quote }: PageContextServer) => ({ quote });

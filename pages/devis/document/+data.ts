import type { PageContextServer } from 'vike/types';

/** The quote that the client's link leads to; undefined at the page's own address, which is no client's. */
export const data = ({ quote }: PageContextServer) => ({ quote });

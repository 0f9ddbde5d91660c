import type { PageContextServer } from 'vike/types';

/** The quote of the client's link; undefined at the page's own address, which is no client's. */
export const data = ({ quote }: PageContextServer) => ({ quote });

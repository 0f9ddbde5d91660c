import type { Content } from '../settings/content.ts';

/** The accounts that pages link to: once online, not those whose address is still the network's own home page. */
export const shownAccounts = ({ site }: Pick<Content, 'site'>): Content['site']['social'] =>
  site.publication === 'online' ? site.social.filter(({ url }) => new URL(url).pathname !== '/') : site.social;

import type { Content } from './settings/content.ts';

/**
 * Social accounts that pages link to. On an online site, accounts whose address is still the network's home page are left out: the owner
 * has not filled them in.
 */
export const shownAccounts = ({ site }: Pick<Content, 'site'>): Content['site']['social'] =>
  site.publication === 'online' ? site.social.filter(({ url }) => new URL(url).pathname !== '/') : site.social;

/** Sections of the home page that the navigation bar links to. */
export const homeSections = [
  { id: 'methode', label: 'Méthode' },
  { id: 'services', label: 'Services' },
  { id: 'faq', label: 'FAQ' },
] as const;

/** Milliseconds between arriving on the home page and scrolling to a section (docs/product/specification.md § 9). */
export const SCROLL_DELAY = 100;

export const pageLinks = [
  { href: '/about', label: 'À propos' },
  { href: '/blog', label: 'Blog' },
] as const;

export const legalLinks = [
  { href: '/legal/mentions-legales', label: 'Mentions légales' },
  { href: '/legal/politique-confidentialite', label: 'Politique de confidentialité' },
  { href: '/legal/cgv', label: 'CGV' },
  { href: '/legal/conditions-remboursement', label: 'Conditions de remboursement' },
] as const;

/** Id of the list of pages in every footer. */
export const SITE_PLAN_ID = 'plan-du-site';

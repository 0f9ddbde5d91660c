import type { Content } from './settings/content.ts';

/** Social accounts linked on pages; once the site is online, without those whose address is still the network's own home page. */
export const shownAccounts = ({ site }: Pick<Content, 'site'>): Content['site']['social'] =>
  site.publication === 'online' ? site.social.filter(({ url }) => new URL(url).pathname !== '/') : site.social;

/** Sections of the home page linked in the bar. */
export const homeSections = [
  { id: 'methode', label: 'Méthode' },
  { id: 'services', label: 'Services' },
  { id: 'faq', label: 'FAQ' },
] as const;

/** Milliseconds between arriving on the home page and scrolling to the section (docs/product/specification.md § 9). */
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

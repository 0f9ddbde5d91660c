import type { Publication } from '../company/publication.ts';
import { toComplete } from '../company/toComplete.ts';

/** Brand, who answers for the site, contact and accounts. What the owner has not filled in is `toComplete(…)`, or a bare account address. */
export const site = {
  /** The one place of the brand's name (docs/product/contract.md, Readings). */
  brand: 'Cinq & Un',
  sentence: 'Des livrables de conseil recoupés par cinq IA, relus et signés par un humain.',
  copyrightYear: 2024,
  /** The models that the pages name, as a dated value: « Panel de mi-2025 ». */
  panel: 'Panel de mi-2025',
  /** Whether search engines may show the pages of a public site. */
  publication: 'waiting' as Publication,
  email: toComplete('adresse électronique'),
  phone: toComplete('numéro de téléphone'),
  owner: {
    name: toComplete('nom et prénom'),
    /** One paragraph: what you did before, what entitles you to sign. */
    record: toComplete('votre parcours, en un paragraphe'),
    /** A square picture of you in public/, as `/portrait.webp`; empty when you prefer none. */
    portrait: '',
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Threads', url: 'https://www.threads.net/' },
  ],
};

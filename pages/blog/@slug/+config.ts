import type { Config } from 'vike/types';

/**
 * Query parameters of the calculators in articles 1 and 6: a page requested with one of them is rendered for that address, and not cached.
 */
export default {
  queryKeys: ['ca', 'equipe', 'heures', 'taux', 'gain', 'hausse', 'marge', 'cout', 'semaines'],
} satisfies Config;

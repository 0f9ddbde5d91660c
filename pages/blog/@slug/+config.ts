import type { Config } from 'vike/types';

/** What the calculators of two articles keep in the address. */
export default {
  queryKeys: ['ca', 'equipe', 'heures', 'taux', 'gain', 'hausse', 'marge', 'cout', 'semaines'],
} satisfies Config;

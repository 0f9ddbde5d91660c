import type { Config } from 'vike/types';

/** Query parameters of the two calculators. */
export default {
  queryKeys: ['ca', 'equipe', 'heures', 'taux', 'gain', 'hausse', 'marge', 'cout', 'semaines'],
} satisfies Config;

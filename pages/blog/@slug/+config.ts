import type { Config } from 'vike/types';

/** Query parameters the calculators of two articles write. */
export default {
  queryKeys: ['ca', 'equipe', 'heures', 'taux', 'gain', 'hausse', 'marge', 'cout', 'semaines'],
} satisfies Config;

/** The role of each of the five models, in their order (specification § 3, AI role). */
export const modelRoles = [
  'Généraliste créatif',
  'Analyste critique',
  'Modélisateur quantitatif',
  'Veilleur de tendances',
  'Vérificateur documentaire',
] as const;

/** Below the table of who did what in an example. */
export const rolesNote = 'Parts d’usage indicatives, données à titre d’illustration.';

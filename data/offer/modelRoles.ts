/** The role of each of the five models, in their order (docs/product/specification.md § 3, AI role). */
export const modelRoles = [
  'Généraliste créatif',
  'Analyste critique',
  'Modélisateur quantitatif',
  'Veilleur de tendances',
  'Vérificateur documentaire',
] as const;

/** Said under the shares of the five models in an example: nobody ordered it, so nobody measured them. */
export const sharesNote = 'Parts d’usage indicatives, données à titre d’illustration.';

/** Heads the disagreement that an example tells: nobody ordered the work, so it was composed. */
export const arbitrationTitle = 'Un désaccord, tranché (cas d’illustration)';

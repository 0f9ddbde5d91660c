/** The role of each of the five models, in their order (docs/product/specification.md § 3, AI role). */
export const modelRoles = [
  'Généraliste créatif',
  'Analyste critique',
  'Modélisateur quantitatif',
  'Veilleur de tendances',
  'Vérificateur documentaire',
] as const;

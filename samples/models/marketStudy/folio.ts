/** The pages of the study that the extract shows. */
export const folio = {
  countries: 5,
  published: 6,
  segments: 12,
  clients: 13,
  map: 22,
  qonto: 23,
  shine: 24,
  phases: 39,
  cash: 40,
  tests: 41,
} as const;

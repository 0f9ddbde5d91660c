/** Ending the monthly pack online (C. conso. L215-1-1, D215-1 to D215-3): where, and under which name it is stored. */
export const termination = {
  path: '/legal/resiliation',
  title: 'Résilier votre contrat',
  service: 'Résiliation - Pack mensuel',
  /** Days between the notice and the end of the contract (specification § 9, Refund terms). */
  noticeDays: 30,
} as const;

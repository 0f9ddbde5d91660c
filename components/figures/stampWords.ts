/** What the stamp of a validated page says. */
export const stampWords = {
  around: 'VÉRIFIÉ PAR UN HUMAIN · CINQ IA RECOUPÉES · ',
  title: 'Validé',
  note: 'relu, signé',
} as const;

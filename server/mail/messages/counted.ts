const NUMBER = new Intl.NumberFormat('fr-FR');

/** « 1 demande », « 1 250 demandes », « 0 demande ». */
export const counted = (count: number, one: string, several: string): string =>
  `${NUMBER.format(count)} ${count > 1 ? several : one}`;

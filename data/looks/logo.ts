/** What a logo stands in the place of: the mark beside the name, or both. */
export const logoPlaces = [
  { code: 'mark', label: 'À la place du signe, à côté du nom' },
  { code: 'name', label: 'À la place du signe et du nom, qu’il porte déjà' },
] as const;
export type LogoPlace = (typeof logoPlaces)[number]['code'];

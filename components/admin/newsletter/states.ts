/** Where a subscriber stands. */
export const states = [
  { code: 'pending', label: 'À confirmer' },
  { code: 'confirmed', label: 'Confirmé' },
  { code: 'left', label: 'Désinscrit' },
] as const;

export const stateLabel = (code: string): string => states.find((state) => state.code === code)?.label ?? code;

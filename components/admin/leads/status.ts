import type { LeadStatus } from '../rows.ts';

/** The steps of a lead, in order. */
export const statuses: readonly { code: LeadStatus; label: string }[] = [
  { code: 'nouveau', label: 'Nouveau' },
  { code: 'a-rappeler', label: 'À rappeler' },
  { code: 'devis-envoye', label: 'Devis envoyé' },
  { code: 'gagne', label: 'Gagné' },
  { code: 'perdu', label: 'Perdu' },
];

export const statusLabel = (code: string): string => statuses.find((status) => status.code === code)?.label ?? code;

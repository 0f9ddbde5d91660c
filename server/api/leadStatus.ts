import { z } from 'zod';

/** A step of a lead's life. */
export const leadStatus = z.enum(['nouveau', 'a-rappeler', 'devis-envoye', 'gagne', 'perdu'], {
  error: 'Ce statut n’existe pas.',
});

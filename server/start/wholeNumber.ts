import { z } from 'zod';

/** A setting that is a whole number between two others. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `un nombre entier de ${min} à ${max} est attendu`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `un nombre entier de ${min} à ${max} est attendu`);

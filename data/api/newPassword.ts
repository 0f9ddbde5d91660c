import { z } from 'zod';
import { commonPasswords } from '../desk/commonPasswords.ts';
import { signInLimits } from '../desk/deskLimits.ts';

/** A chosen password: NIST SP 800-63B asks for a length and for none that is tried first, not for signs. */
export const newPassword = z
  .string('Indiquez un mot de passe.')
  .min(signInLimits.shortestPassword, `Un mot de passe a au moins ${signInLimits.shortestPassword} caractères.`)
  .max(signInLimits.password, 'Mot de passe trop long.')
  .refine(
    (password) => !commonPasswords.has(password.toLowerCase()),
    'Ce mot de passe est de ceux qu’on essaie en premier.',
  );

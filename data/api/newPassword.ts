import { z } from 'zod';
import common from '../desk/commonPasswords.json' with { type: 'json' };
import { signInLimits } from '../desk/deskLimits.ts';

/**
 * The three thousand passwords of eight characters or more that are tried first, in lower case, and French ones
 * (ASVS 5, 6.2.4). From @zxcvbn-ts/language-common 4.1.3, MIT, which ranks leaked lists.
 */
const commonPasswords: ReadonlySet<string> = new Set(common.passwords.split(' '));

/** A chosen password: NIST SP 800-63B asks for a length and for none that is tried first, not for signs. */
export const newPassword = z
  .string('Indiquez un mot de passe.')
  .min(signInLimits.shortestPassword, `Un mot de passe a au moins ${signInLimits.shortestPassword} caractères.`)
  .max(signInLimits.password, 'Mot de passe trop long.')
  .refine(
    (password) => !commonPasswords.has(password.toLowerCase()),
    'Ce mot de passe est de ceux qu’on essaie en premier.',
  );

import { randomInt } from 'node:crypto';
import { hashToken } from './session.ts';

const COUNT = 10;
const GROUPS = 4;
const GROUP = 4;
/** Crockford's base32: without I, L, O and U, which are read as something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of eighty bits, shown once: only their hashes are kept. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** The hash of a code however it is typed: spaces, dashes and case do not count, and O is 0, I and L are 1. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    `recovery ${code
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1')}`,
  );

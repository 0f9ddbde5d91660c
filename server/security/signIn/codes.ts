import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor } from '../../../data/api/accounts.ts';
import { factorById, noteFactorUse, removeFactors } from '../../../database/accounts/factors.ts';
import type { Connection } from '../../../database/store.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../cookies.ts';
import { isSameText } from '../sign.ts';

/** RFC 6238 as every app does it: SHA-1, six digits, thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 § 4 recommends 160 bits. */
const SECRET_BYTES = 20;
/** A clock may be one step off, either way. */
const WINDOW = [-1, 0, 1];

/** What a secret is encrypted for (server/security/secretKey.ts). */
export const CODE_APP_PURPOSE = 'code app';

/** A new secret, as apps take it: base32. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that a QR code carries to the app. */
export const codeUri = (issuer: string, secret: string, username: string): string =>
  new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret), ...SHAPE }).toString();

/** The code of a moment. */
export const codeAt = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime(), ...SHAPE });

/** The step of time a code is of, however spaced, one step off at most; undefined for a wrong one. Every step is compared, always. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const code = typed.replace(/\s/g, '');
  const given = code.padEnd(SHAPE.digits).slice(0, SHAPE.digits);
  let found: number | undefined;
  for (const offset of WINDOW) {
    const at = new Date(now.getTime() + offset * SHAPE.period * 1000);
    if (isSameText(given, codeAt(secret, at)) && code.length === SHAPE.digits)
      found = TOTP.counter({ period: SHAPE.period, timestamp: at.getTime() });
  }
  return found;
}

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

/** A code that opens a user's account after the password, with the write that takes it: false when it served meanwhile. */
export async function fittingCode(
  { connection, cipher, now }: Services,
  userId: string,
  { code = '', recovery_code }: SecondFactor,
) {
  if (recovery_code) {
    const id = hashRecoveryCode(recovery_code);
    const take = async (writer: Connection) => (await removeFactors(writer, userId, { kind: 'recovery', id })) > 0;
    return { action: 'signed-in-recovery', take } as const;
  }
  const app = await factorById(connection, 'code', userId);
  const secret = app && cipher.decrypt(CODE_APP_PURPOSE, userId, app.secret);
  const step = secret && stepOf(secret, code, now());
  // A step, and all earlier ones, serve once.
  if (!app || !step || step <= app.counter) return undefined;
  const take = (writer: Connection) => noteFactorUse(writer, app, step, now().toISOString());
  return { action: 'signed-in-code', take } as const;
}

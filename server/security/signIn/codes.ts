import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor } from '../../../data/api/accounts.ts';
import { factorById, noteFactorUse, removeFactors } from '../../../database/accounts/factors.ts';
import type { Connection } from '../../../database/store.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../cookies.ts';

/** RFC 6238 as every app does it: SHA-1, six digits, thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Length of an app's secret: 160 bits, as RFC 4226 § 4 recommends. */
const SECRET_BYTES = 20;
/** Purpose of the encryption (server/security/secretKey.ts). */
export const CODE_APP_PURPOSE = 'code app';

/** A new secret, as apps take it: base32. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const app = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), ...SHAPE, ...named });

/** The address that a QR code carries to the app. */
export const codeUri = (issuer: string, secret: string, label: string): string =>
  app(secret, { issuer, label }).toString();

/** The app's code at a given time. */
export const codeAt = (secret: string, at: Date): string => app(secret).generate({ timestamp: at.getTime() });

/** Time step a code belongs to, spaces ignored; a clock may be one step off, either way. Undefined for a wrong code. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replace(/\s/g, '');
  const timestamp = now.getTime();
  const off = /^\d{6}$/.test(token) ? app(secret).validate({ token, timestamp, window: 1 }) : null;
  return off === null ? undefined : TOTP.counter({ period: SHAPE.period, timestamp }) + off;
}

const COUNT = 10;
const LENGTH = 16;
/** Letters of a recovery code, Crockford's base32: without I, L, O and U, which are read as something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Makes ten recovery codes of eighty bits, shown once: the site stores only their hashes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => letters().replace(/.{4}(?=.)/g, '$&-'));

/** The hash of a code however it is typed: spaces, dashes and case do not count, and O is 0, I and L are 1. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    `recovery ${code
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1')}`,
  );

/**
 * Checks the second factor's code, and returns the write that marks it as used; that write returns false when another request used the code
 * meanwhile.
 */
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
  const factor = await factorById(connection, 'code', userId);
  const secret = factor && cipher.decrypt(CODE_APP_PURPOSE, userId, factor.secret);
  const step = secret && stepOf(secret, code, now());
  // A code's time step is accepted once; earlier steps are refused from then on.
  if (!factor || !step || step <= factor.counter) return undefined;
  const take = (writer: Connection) => noteFactorUse(writer, factor, step, now().toISOString());
  return { action: 'signed-in-code', take } as const;
}

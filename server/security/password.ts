import * as crypto from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second recommendation, ASVS 5 appendix C: 46 MiB, one pass. */
const ARGON = { memory: 47_104, passes: 1, parallelism: 1 };
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 };
const TAG_LENGTH = 32;
const AT_ONCE = 2;

const scrypt = promisify<crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);
/** Node 22 has no Argon2: scrypt stands in there, and each hash says how it was made. */
const argon2 = crypto.argon2 as typeof crypto.argon2 | undefined;

/** The PHC string of a password's hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(16);
  const kind = argon2 ? 'argon2id' : 'scrypt';
  const parameters = argon2
    ? `v=19$m=${ARGON.memory},t=${ARGON.passes},p=${ARGON.parallelism}`
    : `ln=17,r=${SCRYPT.r},p=${SCRYPT.p}`;
  return `$${kind}$${parameters}$${encode(salt)}$${encode(await derive(kind, password, salt))}`;
}

/**
 * Whether a password is the one behind a hash. Without a hash (an unknown name) the same work is done for nothing, so
 * that the time of the answer tells nothing.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  // Made for everybody: made on demand, the first unknown name would take twice as long as a known one.
  const fallback = await dummy();
  const parts = (stored ?? fallback).split('$');
  const [salt = '', hash = ''] = parts.slice(-2);
  const kind = parts[1] === 'scrypt' ? 'scrypt' : 'argon2id';
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(kind, password, Buffer.from(salt, 'base64'));
  return given.length === expected.length && crypto.timingSafeEqual(given, expected) && stored !== undefined;
}

let dummyHash: Promise<string> | undefined;
const dummy = (): Promise<string> => (dummyHash ??= hashPassword(crypto.randomBytes(16).toString('hex')));

let running = 0;
const turns: (() => void)[] = [];

/** Two at once at most: each takes 46 MiB and a thread of the pool that reads files too. */
async function derive(kind: 'argon2id' | 'scrypt', password: string, salt: Buffer): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => turns.push(resolve));
  else running += 1;
  try {
    const message = password.normalize('NFKC');
    if (kind === 'scrypt') return await scrypt(message, salt, TAG_LENGTH, SCRYPT);
    return await argon2id(message, salt);
  } finally {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }
}

function argon2id(message: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (!argon2) return reject(new Error('this Node has no Argon2'));
    argon2('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...ARGON }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

/** PHC strings carry base64 without padding. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { createFairQueue, type TurnOptions } from '../../limits/fairQueue.ts';
import { limits } from '../../limits/limits.ts';

/** Argon2's parameters by OWASP's second recommendation, ASVS 5 appendix C: 46 MiB, one pass. */
const ARGON = 'argon2id$v=19$m=47104,t=1,p=1';
const SCRYPT = 'scrypt$ln=17,r=8,p=1';
const TAG_LENGTH = 32;
const AT_ONCE = 2;
const MOST_WAITING = 60;

const scrypt = promisify<crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);
/** Node 22 has no Argon2: scrypt replaces it there, and each hash names its algorithm. */
const argon2 = crypto.argon2 as typeof crypto.argon2 | undefined;
/** Beginning of the PHC string of a new hash: algorithm and parameters. */
const made = `$${argon2 ? ARGON : SCRYPT}$`;

interface Turn extends TurnOptions {
  /** Called when the password's turn comes, before hashing; an error it throws ends the job. */
  begin?: () => Promise<void>;
}

/** A password of 120 bits, to be shown once. */
export const randomPassword = (): string => crypto.randomBytes(15).toString('base64url');

/** The PHC string of a password's hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(16);
  // Put first in the queue: a new hash is only made after a right password, or at the start.
  return `${made}${encode(salt)}$${encode(await derive(made, password, salt, { key: 'own', first: true }))}`;
}

/** Whether a hash has outdated parameters: the password is then hashed anew at the next sign-in. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(made);

/**
 * Whether a password matches a hash, whatever the hash's parameters. Without a hash (an unknown name) a fixed one is computed, so that the
 * response takes as long.
 * @throws QueueFull when too many passwords wait to be looked at, or the reason of `options.gone`.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  options: Turn = { key: 'own' },
): Promise<boolean> {
  // Hash for unknown names, made once at the start: otherwise the first unknown name would take twice as long as a known one.
  const fallback = await dummy();
  const phc = stored ?? fallback;
  const [salt = '', hash = ''] = phc.split('$').slice(-2);
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(phc, password, Buffer.from(salt, 'base64'), options);
  return given.length === expected.length && crypto.timingSafeEqual(given, expected) && stored !== undefined;
}

let dummyHash: Promise<string> | undefined;
const dummy = (): Promise<string> => (dummyHash ??= hashPassword(crypto.randomBytes(16).toString('hex')));

/**
 * Runs two hashes at once at most: each takes 46 MiB and a thread of the pool that reads files too. A waiting password waits some seconds.
 */
const turns = createFairQueue({ atOnce: AT_ONCE, perKey: limits.hashing.most, most: MOST_WAITING });

function derive(phc: string, password: string, salt: Buffer, options: Turn): Promise<Buffer> {
  return turns.take(async () => {
    await options.begin?.();
    const message = password.normalize('NFKC');
    const cost = (letter: string) => Number(new RegExp(`[$,]${letter}=(\\d+)`).exec(phc)?.[1]);
    if (!phc.startsWith('$scrypt$')) return argon2id(message, salt, cost);
    const [N, r, p] = [2 ** cost('ln'), cost('r'), cost('p')];
    return scrypt(message, salt, TAG_LENGTH, { N, r, p, maxmem: 192 * N * r });
  }, options);
}

function argon2id(message: string, nonce: Buffer, cost: (letter: string) => number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (!argon2) return reject(new Error('this Node has no Argon2'));
    const parameters = { memory: cost('m'), passes: cost('t'), parallelism: cost('p') };
    argon2('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...parameters }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

/** PHC strings carry base64 without padding. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

import type { Request, Response } from 'express';
import { type JournalEntry, writeFailure } from '../../../database/accounts/journal.ts';
import { type User, userById } from '../../../database/accounts/users.ts';
import { Problem } from '../../http/problem.ts';
import { addressOf, networkOfClient, shortened } from '../../limits/clientNetwork.ts';
import type { CountedLimit } from '../../limits/counts.ts';
import { tooMany, whenGone } from '../../limits/limitBy.ts';
import type { Services } from '../../services.ts';
import { verifyPassword } from './password.ts';
import { knownDevice, sessionOf } from './session.ts';

/** A call and its response. */
export interface Exchange {
  request: Request;
  response: Response;
}

type Counter = readonly [CountedLimit, string];
/** Counters of the table of limits that an attempt adds to. */
export type Attempt = readonly [Counter, ...Counter[]];

/**
 * Counts attempts of a known browser, a session or a printed link under a key of their own: guesses from elsewhere never lock the owner
 * out.
 */
export const provedAttempt = (key: string): Attempt => [['knownBrowser', key]];

/**
 * Letters kept of the hash of an invented user name: the names share few rows of the counts, so that they do not fill the table, and
 * counting takes as long as for a real name.
 */
const INVENTED_LETTERS = 2;

/** Counters of an attempt to sign in under a name, for the password or the second factor; `user` if the name is an account's. */
export function attemptOf(
  services: Services,
  request: Request,
  { username, user, secret }: { username: string; user: User | undefined; secret: 'password' | 'factor' },
): Attempt {
  const known = user && knownDevice(services, request, user);
  if (known !== undefined) return provedAttempt(known);
  const invented = `name ${services.fingerprint('sign-in name', username).slice(0, INVENTED_LETTERS)}`;
  return [
    ['signIn', networkOfClient(request)],
    [secret, user ? `account ${user.id}` : invented],
  ];
}

/**
 * Counts an attempt before anything is compared, and returns a function that takes the attempt back.
 * @param amount 0 only checks whether the attempt would be refused
 * @throws Problem 429 beyond a limit, even for a right password.
 */
export async function countAttempt(
  services: Services,
  request: Request,
  attempt: Attempt,
  amount: 0 | 1 = 1,
): Promise<() => Promise<void>> {
  const { counts, now } = services;
  for (const [code, key] of attempt) {
    const sum = await counts.add(code, key, amount);
    if (!sum.isOver) continue;
    noteRefusal(services, request);
    throw tooMany('Trop d’essais de connexion. Patientez avant de réessayer.', sum, now());
  }
  return async () => {
    for (const [code, key] of attempt) await counts.add(code, key, -1);
  };
}

/**
 * Compares a password with a hash when the queue reaches this attempt; time in the queue counts no attempt. A right password takes back
 * only its own attempt.
 * @throws Problem 429 beyond a limit; QueueFull when too many wait.
 */
export async function tryPassword(
  services: Services,
  { request, response }: Exchange,
  attempt: Attempt,
  { given, stored }: { given: string; stored: string | undefined },
): Promise<boolean> {
  const [[code, key]] = attempt;
  // Reads the limits and counts nothing yet: a refused attempt need not wait for its turn to hash a password.
  let takeBack = await countAttempt(services, request, attempt, 0);
  const right = await verifyPassword(given, stored, {
    key,
    first: code === 'knownBrowser',
    gone: whenGone(response),
    begin: async () => {
      takeBack = await countAttempt(services, request, attempt);
    },
  });
  if (right) await takeBack();
  return right;
}

/** Stores a wrong password or code: a line in the log, and one in the journal. */
export async function noteFailure(
  services: Services,
  request: Request,
  failure: Pick<JournalEntry, 'action' | 'account'>,
): Promise<void> {
  noteRefusal(services, request);
  const at = services.now().toISOString();
  await services.queue.write((writer) => writeFailure(writer, { ...failure, at }));
}

/**
 * Logs a refused sign-in, for owners who ban addresses by the log (docs/self-hosting.md), above all addresses that go on after the limit.
 */
export function noteRefusal({ logger }: Services, request: Request): void {
  logger.info({ address: shortened(addressOf(request)) }, 'sign-in refused');
}

/**
 * Checks the password of the signed-in account again. Counted per session: the thief of a session has ten guesses a quarter of an hour, and
 * locks nobody else out.
 * @throws Problem 403 for a wrong one (the session stays), 429 beyond the limit.
 */
export async function askPassword(services: Services, exchange: Exchange, password: string): Promise<User> {
  const { userId, username, tokenHash } = sessionOf(exchange.response);
  const user = await userById(services.connection, userId);
  const attempt = provedAttempt(`session ${tokenHash}`);
  const right = await tryPassword(services, exchange, attempt, { given: password, stored: user?.password });
  if (!user || !right) {
    await noteFailure(services, exchange.request, { action: 'wrong-confirmation', account: username });
    throw new Problem(403, 'Ce n’est pas le mot de passe de ce compte.');
  }
  return user;
}

import type { Request, Response } from 'express';
import { type JournalEntry, writeFailure } from '../../../database/accounts/journal.ts';
import { type User, userById } from '../../../database/accounts/users.ts';
import { Problem } from '../../http/problem.ts';
import { addressOf, networkOfClient, shortened } from '../../limits/clientNetwork.ts';
import { tooMany, whenGone } from '../../limits/limitBy.ts';
import type { Services } from '../../services.ts';
import { verifyPassword } from './password.ts';
import { knownDevice, sessionOf } from './session.ts';

/** What is guessed at. */
type Secret = 'password' | 'factor';

/** What is tried, and who tries. */
export interface Attempt {
  secret: Secret;
  network: string;
  account: string;
  /** What this browser proved before, so that guessing from elsewhere cannot lock its owner out: it is counted apart. */
  known: string | undefined;
}

/** Letters of the hash by which invented names share rows: they fill no table, and cost what a true name costs. */
const INVENTED_LETTERS = 2;

/** Who tries to sign in under a name, and at what; `user` where the name is one. */
export function attemptOf(
  services: Services,
  request: Request,
  { username, user, secret }: { username: string; user: User | undefined; secret: Secret },
): Attempt {
  const known = user && knownDevice(services, request, user);
  const invented = `name ${services.fingerprint('sign-in name', username).slice(0, INVENTED_LETTERS)}`;
  return { secret, network: networkOfClient(request), account: user ? `account ${user.id}` : invented, known };
}

/**
 * Counts an attempt before anything is compared, and answers what takes it back.
 * @param amount 0 only looks whether it would be refused
 * @throws Problem 429 beyond a limit, right or wrong.
 */
export async function countAttempt(
  services: Services,
  request: Request,
  { secret, network, account, known }: Attempt,
  amount: 0 | 1 = 1,
): Promise<() => Promise<void>> {
  const { counts, now } = services;
  const guessed = [
    ['signIn', network],
    [secret, account],
  ] as const;
  const buckets = known === undefined ? guessed : ([['knownBrowser', known]] as const);
  for (const [code, key] of buckets) {
    const sum = await counts.add(code, key, amount);
    if (!sum.isOver) continue;
    noteRefusal(services, request);
    throw tooMany('Trop d’essais de connexion. Patientez avant de réessayer.', sum, now());
  }
  return async () => {
    for (const [code, key] of buckets) await counts.add(code, key, -1);
  };
}

/**
 * Whether a password is the one behind a hash, once it is this attempt's turn: what waits for it costs no attempt. A right
 * one takes its own attempt back, and no other's.
 * @throws Problem 429 beyond a limit; QueueFull when too many wait.
 */
export async function tryPassword(
  services: Services,
  { request, response }: { request: Request; response: Response },
  attempt: Attempt,
  { given, stored }: { given: string; stored: string | undefined },
): Promise<boolean> {
  const { network, known } = attempt;
  // Refused already: no need to queue.
  let takeBack = await countAttempt(services, request, attempt, 0);
  const right = await verifyPassword(given, stored, {
    key: known ?? network,
    first: known !== undefined,
    gone: whenGone(response),
    begin: async () => {
      takeBack = await countAttempt(services, request, attempt);
    },
  });
  if (right) await takeBack();
  return right;
}

/** What was given is wrong: a line in the log, and one in the journal. */
export async function noteFailure(
  services: Services,
  request: Request,
  failure: Pick<JournalEntry, 'action' | 'account'>,
): Promise<void> {
  noteRefusal(services, request);
  const at = services.now().toISOString();
  await services.queue.write((writer) => writeFailure(writer, { ...failure, at }));
}

/** For owners who ban sources by the log (docs/self-hosting.md): above all those that go on once throttled. */
export function noteRefusal({ logger }: Services, request: Request): void {
  logger.info({ address: shortened(addressOf(request)) }, 'sign-in refused');
}

/**
 * Checks the password of the signed-in account, asked for again. Counted per session: a stolen one guesses
 * ten times a quarter of an hour and locks no one else out.
 * @throws Problem 403 for a wrong one (the session stays), 429 beyond the limit.
 */
export async function askPassword(
  services: Services,
  { request, response }: { request: Request; response: Response },
  password: string,
): Promise<User> {
  const { userId, username, tokenHash } = sessionOf(response);
  const user = await userById(services.connection, userId);
  const own = attemptOf(services, request, { username, user, secret: 'password' });
  const attempt = { ...own, known: `session ${tokenHash}` };
  const right = await tryPassword(services, { request, response }, attempt, {
    given: password,
    stored: user?.password,
  });
  if (!user || !right) {
    await noteFailure(services, request, { action: 'wrong-confirmation', account: username });
    throw new Problem(403, 'Ce n’est pas le mot de passe de ce compte.');
  }
  return user;
}

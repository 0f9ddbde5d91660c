import type { Request, Response } from 'express';
import { type User, userById } from '../../../database/accounts/users.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { attemptOf, noteFailure, tryPassword } from './attempts.ts';
import { sessionOf } from './session.ts';

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
  const own = await attemptOf(services, request, { username, user, secret: 'password' });
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

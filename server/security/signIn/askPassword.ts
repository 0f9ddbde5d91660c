import type { Request, Response } from 'express';
import { type User, userById } from '../../../database/accounts/users.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { attemptOf, countOrRefuse, noteFailure, whenGone } from './attempts.ts';
import { forgiveAttempts } from './loginThrottle.ts';
import { verifyPassword } from './password.ts';
import { sessionOf } from './session.ts';

/**
 * Looks at the password of whoever is signed in, asked for again. Counted per session: whoever has a stolen one guesses
 * ten times a quarter of an hour and locks nobody else out.
 * @throws Problem 403 for a wrong one (the session stays), 429 beyond the limit.
 */
export async function askPassword(
  services: Services,
  { request, response }: { request: Request; response: Response },
  password: string,
): Promise<User> {
  const { userId, username, tokenHash } = sessionOf(response);
  const attempt = {
    ...(await attemptOf(services, request, { username, secret: 'password' })),
    knownDevice: `session ${tokenHash}`,
  };
  await countOrRefuse(services, request, attempt);
  const user = await userById(services.connection, userId);
  const right = await verifyPassword(password, user?.password, {
    key: username,
    first: true,
    gone: whenGone(response),
  });
  if (!user || !right) {
    await noteFailure(services, request, { action: 'wrong-confirmation', account: username });
    throw new Problem(403, 'Ce n’est pas le mot de passe de ce compte.');
  }
  await services.queue.write((writer) => forgiveAttempts(writer, attempt));
  return user;
}

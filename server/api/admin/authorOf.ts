import type { Request, Response } from 'express';
import { Problem } from '../../http/problem.ts';
import type { Session } from '../../security/signIn/session.ts';

export interface Author {
  actor: string;
  at: string;
}

/** Who is signed in, and when the change is made: what a lead's history needs. */
export const authorOf = (response: Response, now: () => Date): Author => ({
  actor: (response.locals.session as Session).username,
  at: now().toISOString(),
});

/**
 * The number in a path.
 * @throws Problem 404 for anything else.
 */
export function idOf(request: Request, name = 'id'): number {
  const id = Number(request.params[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw new Problem(404, 'Cet élément n’existe pas.');
  return id;
}

import type { Response } from 'express';
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

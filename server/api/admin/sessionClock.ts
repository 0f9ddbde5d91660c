import type { RequestHandler, Router } from 'express';
import type { SessionEnds } from '../../../data/api/answers.ts';
import { touchSession } from '../../../database/accounts/sessions.ts';
import { Problem } from '../../http/problem.ts';
import { readTokenHash, requireAdmin, type Session, sessionEnds } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { resource } from '../resource.ts';

/** `/api/admin/session`: when the session ends. Reading does not prolong it; posting does. */
export function sessionClockRoutes(router: Router, services: Services): void {
  const { queue, now } = services;
  const prolong: RequestHandler = async (_request, response) => {
    const { tokenHash } = response.locals.session as Session;
    await queue.write((writer) => touchSession(writer, tokenHash, now().toISOString()));
    return { success: true, ...(await sessionEnds(services, tokenHash)) };
  };
  resource(router, '/session', {
    get: async (request) => {
      const tokenHash = readTokenHash(services, request);
      const ends = tokenHash === undefined ? undefined : await sessionEnds(services, tokenHash);
      if (!ends) throw new Problem(401, 'Connectez-vous pour continuer.');
      return { success: true, ...ends } satisfies SessionEnds;
    },
    post: [requireAdmin(services), prolong],
  });
}

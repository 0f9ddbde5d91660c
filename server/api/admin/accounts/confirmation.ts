import type { RequestHandler, Router } from 'express';
import { confirmation } from '../../../../data/api/accounts.ts';
import { confirmSession } from '../../../../database/accounts/sessions.ts';
import { Problem } from '../../../http/problem.ts';
import { askPassword } from '../../../security/signIn/askPassword.ts';
import { answeredPasskey, askForPasskey } from '../../../security/signIn/passkeyChallenge.ts';
import { requireRecent } from '../../../security/signIn/recent.ts';
import { sessionOf } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';

/**
 * `/api/admin/confirmation`: whether the password was given in the last quarter of an hour (204, or 403 with the code
 * `confirm`: what a link asks before it downloads), and giving it, or a passkey.
 */
export function confirmationRoutes(router: Router, services: Services): void {
  resource(router, '/confirmation', {
    get: [requireRecent(services), (_request, response) => void response.status(204).end()],
    post: [...jsonBody, confirm(services)],
  });
  resource(router, '/confirmation/passkey', {
    post: async (request, response) => askForPasskey(services, request, sessionOf(response).userId),
  });
}

const unknownKey = () => new Problem(403, 'Cette clé d’accès n’a pas été reconnue.');

function confirm(services: Services): RequestHandler {
  const { queue, now } = services;
  return async (request, response) => {
    const { password = '', passkey } = parse(confirmation, request.body);
    const { userId, tokenHash } = sessionOf(response);
    const used = passkey && (await answeredPasskey(services, request, passkey, userId));
    if (passkey && !used) throw unknownKey();
    if (!used) await askPassword(services, { request, response }, password);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      if (used && !(await used.take(writer))) throw unknownKey();
      await confirmSession(writer, tokenHash, at);
    });
    response.status(204).end();
  };
}

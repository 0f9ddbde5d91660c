import type { Request, Response, Router } from 'express';
import { type CodeAppOffered, codeAppAdded, type FactorAdded, passkeyAdded } from '../../../../data/api/accounts.ts';
import {
  addFactor,
  type Factor,
  factorsOf,
  removeFactors,
  type SecondFactorKind,
} from '../../../../database/accounts/factors.ts';
import { endSessionsOf } from '../../../../database/accounts/sessions.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import {
  CODE_APP_PURPOSE,
  codeUri,
  hashRecoveryCode,
  newCodeSecret,
  newRecoveryCodes,
  stepOf,
} from '../../../security/signIn/codes.ts';
import { madePasskey, offerPasskey } from '../../../security/signIn/passkeys.ts';
import { requireRecent, type Session, sessionOf } from '../../../security/signIn/session.ts';
import { issueTicket, readTicket, takeTicket } from '../../../security/signIn/tickets.ts';
import type { Services } from '../../../services.ts';
import { jsonBody, parse, resource } from '../../route.ts';
import { changeAccess } from './changeAccess.ts';

/** A factor to store, with the ticket from the offer, which can be used only once. */
interface Made extends Pick<Factor, 'id' | 'name' | 'secret' | 'counter'> {
  ticket: string;
}

/** The two calls that add a second factor: `offer` returns options for the browser or the app, `made` receives the result. */
interface Adding {
  offer(services: Services, request: Request, session: Session): Promise<object>;
  /** @throws Problem when the result is invalid. */
  made(services: Services, request: Request, session: Session): Promise<Made>;
}

const LATE = 'Cela a duré trop longtemps : recommencez.';
const WRONG_FIRST_CODE =
  'Ce code n’est pas le bon. Vérifiez que l’heure du téléphone est réglée automatiquement, puis donnez le code affiché maintenant.';

const adding: Record<SecondFactorKind, Adding> = {
  passkey: {
    offer: async (services, request, session) =>
      offerPasskey(services, request, session, await factorsOf(services.connection, session.userId)),
    async made(services, request, session) {
      const { name, passkey } = parse(passkeyAdded, request.body);
      const made = await madePasskey(services, request, session, passkey);
      if (!made) throw new Problem(422, 'Cette clé d’accès n’a pas pu être vérifiée : recommencez.');
      return { ...made, name };
    },
  },
  code: {
    async offer(services, _request, { userId, username }) {
      const secret = newCodeSecret();
      const uri = codeUri(services.content.current().site.brand, secret, username);
      const ticket = issueTicket(services, 'new code', userId, secret);
      return { success: true, secret, uri, ticket } satisfies CodeAppOffered;
    },
    /** Checks the first code of a new app, which proves that the app has the secret and a right clock; the code cannot be used again. */
    async made(services, request, { userId }) {
      const { code, ticket } = parse(codeAppAdded, request.body);
      const secret = readTicket(services, 'new code', userId, ticket);
      if (secret === undefined) throw new Problem(409, LATE);
      const counter = stepOf(secret, code, services.now());
      if (counter === undefined)
        throw new Problem(422, WRONG_FIRST_CODE, { errors: [{ field: 'code', detail: WRONG_FIRST_CODE }] });
      return {
        id: userId,
        name: '',
        secret: services.cipher.encrypt(CODE_APP_PURPOSE, userId, secret),
        counter,
        ticket,
      };
    },
  },
};

/** `/api/admin/account/…`: second factors and recovery codes; each change needs a recent password. */
export function factorRoutes(router: Router, services: Services): void {
  const recent = requireRecent(services);
  for (const kind of ['passkey', 'code'] as const) {
    resource(router, `/account/factors/${kind}/options`, {
      post: [recent, async (request, response) => adding[kind].offer(services, request, sessionOf(response))],
    });
    resource(router, `/account/factors/${kind}`, {
      post: [recent, ...jsonBody, async (request, response) => add(services, request, response, kind)],
    });
    resource(router, `/account/factors/${kind}/:id`, {
      delete: [recent, async (request, response) => remove(services, request, response, kind)],
    });
  }
  resource(router, '/account/recovery-codes', {
    post: [recent, async (_request, response) => renewRecoveryCodes(services, response)],
  });
}

/**
 * Adds a factor; with the first factor, ten recovery codes are made. A new app replaces the former app. The other sessions of the account
 * end, since they were opened without this factor.
 */
async function add(services: Services, request: Request, response: Response, kind: SecondFactorKind): Promise<void> {
  const { ticket, ...factor } = await adding[kind].made(services, request, sessionOf(response));
  await changeAccess(services, response, async (writer, at, { userId, tokenHash }) => {
    if (!(await takeTicket(writer, services, `new ${kind}`, ticket))) throw new Problem(409, LATE);
    if (kind === 'code') await removeFactors(writer, userId, { kind });
    if (!(await addFactor(writer, { ...factor, kind, user_id: userId, created_at: at })))
      throw new Problem(409, 'Cette clé d’accès est déjà enregistrée.');
    await endSessionsOf(writer, userId, { but: tokenHash });
    const hasCodes = (await factorsOf(writer, userId)).some((one) => one.kind === 'recovery');
    const answer = { recovery_codes: hasCodes ? [] : await makeCodes(writer, userId, at) };
    return kind === 'code'
      ? { action: 'code-app-added', answer }
      : { action: 'passkey-added', subject: factor.name, answer };
  });
}

const renewRecoveryCodes = (services: Services, response: Response): Promise<void> =>
  changeAccess(services, response, async (writer, at, { userId }) => {
    if ((await factorsOf(writer, userId)).every(({ kind }) => kind === 'recovery'))
      throw new Problem(409, 'Ajoutez d’abord une clé d’accès ou une application de codes.');
    return { action: 'recovery-renewed', answer: { recovery_codes: await makeCodes(writer, userId, at) } };
  });

/** Removes a factor; with the last one the recovery codes are deleted. */
const remove = (services: Services, request: Request, response: Response, kind: SecondFactorKind): Promise<void> =>
  changeAccess(services, response, async (writer, _at, { userId, tokenHash }) => {
    const own = await factorsOf(writer, userId);
    const found = own.find((factor) => factor.kind === kind && factor.id === request.params.id);
    if (!found) throw new Problem(404, 'Ce second facteur n’existe plus.');
    await removeFactors(writer, userId, found);
    if (own.every((other) => other === found || other.kind === 'recovery')) await removeFactors(writer, userId);
    await endSessionsOf(writer, userId, { but: tokenHash });
    return kind === 'code' ? { action: 'code-app-removed' } : { action: 'passkey-removed', subject: found.name };
  });

/** Replaces the recovery codes by ten new ones. */
async function makeCodes(writer: Connection, userId: string, at: string): Promise<FactorAdded['recovery_codes']> {
  const codes = newRecoveryCodes();
  await removeFactors(writer, userId, { kind: 'recovery' });
  for (const id of codes.map(hashRecoveryCode))
    await addFactor(writer, {
      kind: 'recovery',
      id,
      user_id: userId,
      name: '',
      secret: '',
      counter: 0,
      created_at: at,
    });
  return codes;
}

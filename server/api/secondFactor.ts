import type { Request, RequestHandler, Router } from 'express';
import { type SecondFactor, secondFactor } from '../../data/api/accounts.ts';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { dropChallenges, readChallenge } from '../../database/accounts/challenges.ts';
import { codeAppOf, takeCodeStep, takeRecoveryCode } from '../../database/accounts/factors.ts';
import { type User, userById } from '../../database/accounts/users.ts';
import type { Connection } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import { cookie, cookieName, readCookie } from '../security/cookies.ts';
import { attemptOf, countAttempt, noteFailure } from '../security/signIn/attempts.ts';
import { CODE_APP_PURPOSE, hashRecoveryCode, stepOf } from '../security/signIn/codes.ts';
import { answeredPasskey, askForPasskey } from '../security/signIn/passkeys.ts';
import { hashToken, newSession } from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import { pageEntered } from './formContext.ts';
import { jsonOrFormBody, parse, resource } from './route.ts';

/** Says that a password was right, and opens nothing by itself. */
export const PENDING_COOKIE = 'sign-in';
export const PENDING_MS = 10 * 60_000;
/** What a sign-in under way began with, where it was no password: it has an allowance of codes of its own. */
export const PROVED_BY_LINK = 'link';

/** `/api/session/factor`: the second step of a sign-in; `…/passkey` answers what a browser needs to use a passkey. */
export function secondFactorRoutes(router: Router, services: Services): void {
  resource(router, '/session/factor', { post: [...jsonOrFormBody, takeFactor(services)] });
  resource(router, '/session/factor/passkey', {
    post: async (request) => {
      const { user } = await pendingSignIn(services, request);
      return askForPasskey(services, request, user.id);
    },
  });
}

/**
 * The sign-in under way of a request's browser.
 * @throws Problem 401 when there is none, or it has lasted ten minutes.
 */
async function pendingSignIn(
  { settings, connection, now }: Services,
  request: Request,
): Promise<{ holder: string; user: User; proof: string }> {
  const token = readCookie(request, cookieName(PENDING_COOKIE, settings.baseUrl.startsWith('https:')));
  const holder = hashToken((token ?? '').slice(0, 100));
  const pending = await readChallenge(connection, holder, 'second-factor', now().toISOString());
  const user = pending && (await userById(connection, pending.user_id));
  if (!user || user.disabled_at !== null)
    throw new Problem(401, 'Donnez d’abord votre identifiant et votre mot de passe.');
  return { holder, user, proof: pending.value };
}

/** A factor that fits, and the write that takes it: false when it has served meanwhile. */
interface Fitting {
  action: JournalAction;
  take: (writer: Connection) => Promise<boolean>;
}

function takeFactor(services: Services): RequestHandler {
  const { settings, queue, live } = services;
  const secure = settings.baseUrl.startsWith('https:');
  return async (request, response) => {
    const given = parse(secondFactor, request.body);
    const { holder, user, proof } = await pendingSignIn(services, request);
    const own = await attemptOf(services, request, { username: user.username, user, secret: 'factor' });
    const attempt = proof === PROVED_BY_LINK ? { ...own, known: `link ${holder}` } : own;
    const takeBack = await countAttempt(services, request, attempt);
    const fitting = await fittingFactor(services, request, given, user.id);
    const session = newSession(services, request);
    const taken = await queue.write(async (writer) => {
      if (!fitting || !(await fitting.take(writer))) return false;
      await session.store(writer, user, proof === PROVED_BY_LINK ? 'signed-in-link' : fitting.action);
      await dropChallenges(writer, holder);
      return true;
    });
    if (!taken) {
      await noteFailure(services, request, { action: 'wrong-factor', account: user.username });
      throw new Problem(401, given.passkey ? 'Cette clé d’accès n’a pas été reconnue.' : WRONG_CODE);
    }
    await takeBack();
    live.publish({ kind: 'accounts' });
    response.append('Set-Cookie', cookie(PENDING_COOKIE, '', { secure, maxAgeSeconds: 0 }));
    session.send(response, pageEntered(request));
  };
}
const WRONG_CODE = 'Ce code n’est pas le bon, ou il a déjà servi.';

async function fittingFactor(
  services: Services,
  request: Request,
  given: SecondFactor,
  userId: string,
): Promise<Fitting | undefined> {
  const { connection, cipher, now } = services;
  if (given.passkey) {
    const used = await answeredPasskey(services, request, given.passkey, userId);
    return used && { action: 'signed-in-passkey', take: used.take };
  }
  if (given.recovery_code) {
    const hash = hashRecoveryCode(given.recovery_code);
    return { action: 'signed-in-recovery', take: (writer) => takeRecoveryCode(writer, userId, hash) };
  }
  const app = await codeAppOf(connection, userId);
  const secret = app && cipher.decrypt(CODE_APP_PURPOSE, userId, app.sealed_secret);
  const step = secret && stepOf(secret, (given.code ?? '').replace(/\s/g, ''), now());
  return step ? { action: 'signed-in-code', take: (writer) => takeCodeStep(writer, userId, step) } : undefined;
}

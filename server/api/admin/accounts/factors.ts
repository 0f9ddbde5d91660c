import type { RequestHandler, Router } from 'express';
import { type CodeAppSecret, codeAppAdded, type FactorAdded, passkeyAdded } from '../../../../data/api/accounts.ts';
import type { JournalAction } from '../../../../data/desk/journalActions.ts';
import { keepChallenge, readChallenge, takeChallenge } from '../../../../database/accounts/challenges.ts';
import {
  addPasskey,
  hasSecondFactor,
  passkeysOf,
  recoveryCodesLeft,
  removeCodeApp,
  removePasskey,
  setCodeApp,
  setRecoveryCodes,
} from '../../../../database/accounts/factors.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
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
import { CHALLENGE_MS, creationOptions, madePasskey, relyingParty } from '../../../security/signIn/passkeys.ts';
import { requireRecent, type Session, sessionOf } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { jsonBody, parse, resource } from '../../route.ts';

const LATE = 'Cela a duré trop longtemps : recommencez.';

/** `/api/admin/account/…`: second factors and recovery codes, each change behind a password given lately. */
export function factorRoutes(router: Router, services: Services): void {
  const recent = requireRecent(services);
  resource(router, '/account/passkeys', { post: [recent, ...jsonBody, keepPasskey(services)] });
  resource(router, '/account/passkeys/options', { post: [recent, offerPasskey(services)] });
  resource(router, '/account/passkeys/:id', {
    delete: [
      recent,
      removing(services, 'passkey-removed', (writer, { userId }, id) => removePasskey(writer, userId, id)),
    ],
  });
  resource(router, '/account/code-app', {
    post: [recent, ...jsonBody, keepCodeApp(services)],
    delete: [
      recent,
      removing(services, 'code-app-removed', async (writer, { userId }) =>
        (await removeCodeApp(writer, userId)) ? '' : undefined,
      ),
    ],
  });
  resource(router, '/account/code-app/secret', { post: [recent, offerCodeApp(services)] });
  resource(router, '/account/recovery-codes', { post: [recent, renewRecoveryCodes(services)] });
}

function offerPasskey({ settings, connection, queue, content, now }: Services): RequestHandler {
  return async (request, response) => {
    const { userId, username, tokenHash } = sessionOf(response);
    const party = relyingParty(settings, request);
    if (typeof party === 'string') throw new Problem(409, party);
    const options = await creationOptions(
      content.current().site.brand,
      party,
      { userId, username },
      await passkeysOf(connection, userId),
    );
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS).toISOString();
    const challenge = {
      holder: tokenHash,
      purpose: 'add-passkey',
      userId,
      value: options.challenge,
      expiresAt,
    } as const;
    await queue.write((writer) => keepChallenge(writer, challenge));
    return options;
  };
}

function keepPasskey(services: Services): RequestHandler {
  const { settings, queue, now } = services;
  return async (request, response) => {
    const { name, passkey: answer } = parse(passkeyAdded, request.body);
    const session = sessionOf(response);
    const party = relyingParty(settings, request);
    const at = now().toISOString();
    const kept = await queue.write((writer) => takeChallenge(writer, session.tokenHash, 'add-passkey', at));
    if (typeof party === 'string' || !kept) throw new Problem(409, typeof party === 'string' ? party : LATE);
    const made = await madePasskey(party, answer, kept.value);
    if (!made) throw new Problem(422, 'Cette clé d’accès n’a pas pu être vérifiée : recommencez.');
    const codes = await queue.write(async (writer) => {
      const isNew = await addPasskey(writer, { ...made, user_id: session.userId, name, created_at: at });
      if (!isNew) throw new Problem(409, 'Cette clé d’accès est déjà enregistrée.');
      return withRecoveryCodes(writer, session, at, { action: 'passkey-added', subject: name });
    });
    answerAdded(services, codes, response);
  };
}

function offerCodeApp({ queue, cipher, content, now }: Services): RequestHandler {
  return async (_request, response) => {
    const { userId, username, tokenHash } = sessionOf(response);
    const secret = newCodeSecret();
    const value = cipher.encrypt(CODE_APP_PURPOSE, userId, secret);
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS).toISOString();
    const challenge = { holder: tokenHash, purpose: 'add-code-app', userId, value, expiresAt } as const;
    await queue.write((writer) => keepChallenge(writer, challenge));
    return {
      success: true,
      secret,
      uri: codeUri(content.current().site.brand, secret, username),
    } satisfies CodeAppSecret;
  };
}

/** The first code shows that the app has the secret and that its clock is right; it is used up like any other. */
function keepCodeApp(services: Services): RequestHandler {
  const { connection, queue, cipher, now } = services;
  return async (request, response) => {
    const { code } = parse(codeAppAdded, request.body);
    const session = sessionOf(response);
    const { userId, tokenHash } = session;
    const at = now();
    const kept = await readChallenge(connection, tokenHash, 'add-code-app', at.toISOString());
    const secret = kept && cipher.decrypt(CODE_APP_PURPOSE, userId, kept.value);
    if (!secret) throw new Problem(409, LATE);
    const step = stepOf(secret, code.replace(/\s/g, ''), at);
    if (step === undefined)
      throw new Problem(422, WRONG_FIRST_CODE, { errors: [{ field: 'code', detail: WRONG_FIRST_CODE }] });
    const codes = await queue.write(async (writer) => {
      const sealed = await takeChallenge(writer, tokenHash, 'add-code-app', at.toISOString());
      if (!sealed) throw new Problem(409, LATE);
      await setCodeApp(writer, userId, { sealedSecret: sealed.value, step, at: at.toISOString() });
      return withRecoveryCodes(writer, session, at.toISOString(), { action: 'code-app-added' });
    });
    answerAdded(services, codes, response);
  };
}
const WRONG_FIRST_CODE =
  'Ce code n’est pas le bon. Vérifiez que l’heure du téléphone est réglée automatiquement, puis donnez le code affiché maintenant.';

function renewRecoveryCodes(services: Services): RequestHandler {
  return async (_request, response) => {
    const session = sessionOf(response);
    const at = services.now().toISOString();
    const codes = await services.queue.write(async (writer) => {
      if (!(await hasSecondFactor(writer, session.userId)))
        throw new Problem(409, 'Ajoutez d’abord une clé d’accès ou une application de codes.');
      await writeJournal(writer, { action: 'recovery-renewed', account: session.username, at });
      return makeCodes(writer, session.userId, at);
    });
    answerAdded(services, codes, response);
  };
}

/** Removes a factor; with the last one the recovery codes go too, which would open nothing. */
function removing(
  { queue, live, now }: Services,
  action: JournalAction,
  remove: (writer: Connection, session: Session, id: string) => Promise<string | undefined>,
): RequestHandler {
  return async (request, response) => {
    const session = sessionOf(response);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      const subject = await remove(writer, session, String(request.params.id));
      if (subject === undefined) throw new Problem(404, 'Ce second facteur n’existe plus.');
      if (!(await hasSecondFactor(writer, session.userId))) await setRecoveryCodes(writer, session.userId, [], at);
      await writeJournal(writer, { action, account: session.username, at, ...(subject && { subject }) });
    });
    live.publish({ kind: 'accounts' });
    response.status(204).end();
  };
}

/** Writes the factor into the journal; with the first one come ten recovery codes. */
async function withRecoveryCodes(
  writer: Connection,
  { userId, username }: Session,
  at: string,
  added: { action: JournalAction; subject?: string },
): Promise<string[]> {
  await writeJournal(writer, { ...added, account: username, at });
  return (await recoveryCodesLeft(writer, userId)) === 0 ? makeCodes(writer, userId, at) : [];
}

async function makeCodes(writer: Connection, userId: string, at: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await setRecoveryCodes(writer, userId, codes.map(hashRecoveryCode), at);
  return codes;
}

function answerAdded({ live }: Services, recovery_codes: string[], response: Parameters<RequestHandler>[1]): void {
  live.publish({ kind: 'accounts' });
  response.json({ success: true, recovery_codes } satisfies FactorAdded);
}

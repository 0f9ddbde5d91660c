import type { Request } from 'express';
import { noteUsed, purgeChallenges } from '../../../database/accounts/challenges.ts';
import { notePasskeyUse, passkeyById, passkeysOf } from '../../../database/accounts/factors.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { answeredCounter, relyingParty, requestOptions } from './passkeys.ts';
import { hashToken } from './session.ts';

export const CHALLENGE_MS = 5 * 60_000;
const SEALED_FOR = 'passkey challenge';
/** The subject of a challenge for any account. */
const ANY_ACCOUNT = '';

/** A passkey that answered, and the write that takes the answer: false when it was taken before. */
interface UsedPasskey {
  userId: string;
  take: (writer: Connection) => Promise<boolean>;
}

/**
 * What a browser needs to use one of a user's passkeys, or, without an account, any it has for this site. The challenge is the
 * sealed time it was asked at, good for five minutes: asking stores nothing.
 * @throws Problem 409 when there is none, or this address allows none.
 */
export async function askForPasskey({ settings, connection, seal, now }: Services, request: Request, userId?: string) {
  const party = relyingParty(settings, request);
  if (typeof party === 'string') throw new Problem(409, party);
  const passkeys = userId === undefined ? [] : await passkeysOf(connection, userId);
  if (userId !== undefined && passkeys.length === 0) throw new Problem(409, 'Ce compte n’a pas de clé d’accès.');
  const challenge = seal.close(SEALED_FOR, userId ?? ANY_ACCOUNT, now().toISOString());
  return requestOptions(party, Buffer.from(challenge, 'base64url'), passkeys);
}

/** The passkey that answered a challenge asked of this user, or of any; undefined when the answer is not good. */
export async function answeredPasskey(
  { settings, connection, seal, now }: Services,
  request: Request,
  answer: { id: string },
  userId?: string,
): Promise<UsedPasskey | undefined> {
  const party = relyingParty(settings, request);
  const passkey = await passkeyById(connection, answer.id);
  if (typeof party === 'string' || !passkey || passkey.user_id !== (userId ?? passkey.user_id)) return undefined;
  const at = now();
  let answered = '';
  const counter = await answeredCounter(party, answer, {
    passkey,
    isAsked(challenge) {
      answered = challenge;
      const age = at.getTime() - Date.parse(seal.open(SEALED_FOR, userId ?? ANY_ACCOUNT, challenge) ?? '');
      return Math.abs(age) < CHALLENGE_MS;
    },
  });
  if (counter === undefined) return undefined;
  const expiresAt = new Date(at.getTime() + 2 * CHALLENGE_MS).toISOString();
  const challenge = {
    holder: hashToken(answered),
    purpose: 'use-passkey',
    userId: passkey.user_id,
    value: '',
    expiresAt,
  } as const;
  return {
    userId: passkey.user_id,
    async take(writer) {
      await purgeChallenges(writer, at.toISOString());
      return (
        (await noteUsed(writer, challenge)) &&
        (await notePasskeyUse(writer, passkey.id, passkey.counter, counter, at.toISOString()))
      );
    },
  };
}

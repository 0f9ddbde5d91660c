import type { Request } from 'express';
import { keepChallenge, takeChallenge } from '../../../database/accounts/challenges.ts';
import { passkeysOf } from '../../../database/accounts/factors.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { relyingParty, requestOptions, usedPasskey } from './passkeys.ts';

export const CHALLENGE_MS = 5 * 60_000;

/** Whoever is asked: the hash of a cookie, and the account behind it. */
interface Asked {
  holder: string;
  userId: string;
}

/**
 * What a browser needs to use one of a user's passkeys; the challenge is kept for five minutes.
 * @throws Problem 409 when there is none, or this address allows none.
 */
export async function askForPasskey({ settings, connection, queue, now }: Services, request: Request, asked: Asked) {
  const party = relyingParty(settings, request);
  if (typeof party === 'string') throw new Problem(409, party);
  const passkeys = await passkeysOf(connection, asked.userId);
  if (passkeys.length === 0) throw new Problem(409, 'Ce compte n’a pas de clé d’accès.');
  const options = await requestOptions(party, passkeys);
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS).toISOString();
  await queue.write((writer) =>
    keepChallenge(writer, { ...asked, purpose: 'use-passkey', value: options.challenge, expiresAt }),
  );
  return options;
}

/** The passkey that answered the challenge kept for it, which is thereby used up; undefined when it does not fit. */
export async function answeredPasskey(
  { settings, connection, queue, now }: Services,
  request: Request,
  { answer, holder, userId }: Asked & { answer: object },
) {
  const party = relyingParty(settings, request);
  const kept = await queue.write((writer) => takeChallenge(writer, holder, 'use-passkey', now().toISOString()));
  if (typeof party === 'string' || kept?.user_id !== userId) return undefined;
  return usedPasskey(party, answer, { passkeys: await passkeysOf(connection, userId), challenge: kept.value });
}

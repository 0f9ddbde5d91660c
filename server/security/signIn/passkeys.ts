import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import { noteUsed, purgeChallenges } from '../../../database/accounts/challenges.ts';
import { notePasskeyUse, passkeyById, passkeysOf, type StoredPasskey } from '../../../database/accounts/factors.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../start/settings.ts';
import { hashToken } from './session.ts';

/** Loaded at the first use of a passkey: most starts never need it. */
const library = () => import('@simplewebauthn/server');

/** For whom a passkey is good: a host name, and the address its page has. */
interface RelyingParty {
  id: string;
  origin: string;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The relying party of this site, or why there is none, in French: browsers know passkeys on https and on `localhost`,
 * and never for an address of numbers (https://www.w3.org/TR/webauthn-3/#relying-party-identifier).
 */
export function relyingParty({ baseUrl }: Settings, request: Request): RelyingParty | string {
  const { hostname, protocol, origin } = new URL(baseUrl);
  if (LOOPBACK.test(hostname)) {
    // On the owner's own machine the port may be another one than was said.
    const host = request.get('host') ?? '';
    if (/^localhost(:\d+)?$/.test(host)) return { id: 'localhost', origin: `${protocol}//${host}` };
    return `Les clés d’accès ne fonctionnent pas à l’adresse ${host} : ouvrez le bureau par localhost.`;
  }
  if (protocol !== 'https:')
    return `Les clés d’accès ne fonctionnent qu’en https : BASE_URL vaut ${baseUrl}. Une application de codes fonctionne partout.`;
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    return `Les clés d’accès demandent un nom de domaine : BASE_URL vaut ${baseUrl}. Une application de codes fonctionne partout.`;
  return { id: hostname, origin };
}

/** EdDSA, ES256 and RS256 (IANA COSE): what every authenticator has one of, and what Node has out of its trial. */
const ALGORITHMS = [-8, -7, -257];

const described = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));

/** What a browser needs to make a passkey; its challenge is to be kept. */
export async function creationOptions(
  brand: string,
  party: RelyingParty,
  { userId, username }: { userId: string; username: string },
  passkeys: readonly StoredPasskey[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userName: username,
    userDisplayName: username,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: described(passkeys),
    // Discoverable, as it opens the desk alone too, without a name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The passkey a browser made, or undefined when it is not good: another page, another challenge, no user verification. */
export async function madePasskey(party: RelyingParty, answer: object, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
    };
  } catch {
    return undefined;
  }
}

/** What a browser needs to answer a challenge with one of these passkeys; with none named, with any it has for this site. */
async function requestOptions(party: RelyingParty, challenge: Buffer, passkeys: readonly StoredPasskey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(challenge),
    allowCredentials: described(passkeys),
    userVerification: 'required',
  });
}

/** The counter of a passkey now, or undefined when its answer is not good: another page or challenge, no user verification. */
async function answeredCounter(
  party: RelyingParty,
  answer: object,
  { passkey, isAsked }: { passkey: StoredPasskey; isAsked: (challenge: string) => boolean },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: isAsked,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

export const CHALLENGE_MS = 5 * 60_000;
const CHALLENGE_PURPOSE = 'passkey challenge';
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
export async function askForPasskey(
  { settings, connection, cipher, now }: Services,
  request: Request,
  userId?: string,
) {
  const party = relyingParty(settings, request);
  if (typeof party === 'string') throw new Problem(409, party);
  const passkeys = userId === undefined ? [] : await passkeysOf(connection, userId);
  if (userId !== undefined && passkeys.length === 0) throw new Problem(409, 'Ce compte n’a pas de clé d’accès.');
  const challenge = cipher.encrypt(CHALLENGE_PURPOSE, userId ?? ANY_ACCOUNT, now().toISOString());
  return requestOptions(party, Buffer.from(challenge, 'base64url'), passkeys);
}

/** The passkey that answered a challenge asked of this user, or of any; undefined when the answer is not good. */
export async function answeredPasskey(
  { settings, connection, cipher, now }: Services,
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
      const age = at.getTime() - Date.parse(cipher.decrypt(CHALLENGE_PURPOSE, userId ?? ANY_ACCOUNT, challenge) ?? '');
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

import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Request } from 'express';
import { type Factor, factorById, noteFactorUse } from '../../../database/accounts/factors.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../start/settings.ts';
import type { Session } from './session.ts';
import { issueTicket, readTicket, takeTicket } from './tickets.ts';

/** Loaded at the first use of a passkey: most starts never need it. */
const library = () => import('@simplewebauthn/server');

/** The site a passkey is valid for: its host name, and the address of its page. */
interface RelyingParty {
  id: string;
  origin: string;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Relying party of this site, or why there is none, in French: browsers support passkeys on https and on `localhost`, and never for an IP
 * address (https://www.w3.org/TR/webauthn-3/#relying-party-identifier).
 */
export function relyingParty({ baseUrl }: Settings, request: Request): RelyingParty | string {
  const { hostname, protocol, origin } = new URL(baseUrl);
  if (LOOPBACK.test(hostname)) {
    // On localhost the request's port counts, since it may differ from the port in the settings.
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

/** @throws Problem 409 where no passkey can be used. */
function requireParty(settings: Settings, request: Request): RelyingParty {
  const party = relyingParty(settings, request);
  if (typeof party === 'string') throw new Problem(409, party);
  return party;
}

/** Decodes base64url of a row or a ticket. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** EdDSA, ES256 and RS256 (IANA COSE): every authenticator supports one of them, and none is experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Options for a browser to make a passkey. @throws Problem 409 where none can be used. */
export async function offerPasskey(
  services: Services,
  request: Request,
  { userId, username }: Session,
  own: readonly Factor[],
) {
  const party = requireParty(services.settings, request);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: services.content.current().site.brand,
    rpID: party.id,
    userName: username,
    userDisplayName: username,
    userID: new TextEncoder().encode(userId),
    challenge: bytesOf(issueTicket(services, 'new passkey', userId)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.filter(({ kind }) => kind === 'passkey').map(({ id }) => ({ id })),
    // Discoverable: this passkey opens the desk by itself, without a user name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Verifies the passkey that a browser made; undefined when it is for another page or challenge, or when the user was not verified. */
export async function madePasskey(services: Services, request: Request, { userId }: Session, answer: object) {
  const party = requireParty(services.settings, request);
  const { verifyRegistrationResponse } = await library();
  let ticket = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge(challenge) {
        ticket = challenge;
        return readTicket(services, 'new passkey', userId, challenge) !== undefined;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, secret: Buffer.from(publicKey).toString('base64url'), counter, ticket };
  } catch {
    return undefined;
  }
}

/** Options for a browser to use any passkey it has for this site. @throws Problem 409 where none can be used. */
export async function askForPasskey(services: Services, request: Request) {
  const party = requireParty(services.settings, request);
  const { generateAuthenticationOptions } = await library();
  const challenge = bytesOf(issueTicket(services, 'passkey challenge', ''));
  return generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' });
}

/** Owner of the passkey that was used; `take` marks its response as used, and resolves to false when it was used before. */
interface UsedPasskey {
  userId: string;
  take: (writer: Connection) => Promise<boolean>;
}

/** The passkey that was used; undefined when its response is not valid: another page or challenge, no user verification. */
export async function answeredPasskey(
  services: Services,
  request: Request,
  answer: { id: string },
): Promise<UsedPasskey | undefined> {
  const party = relyingParty(services.settings, request);
  const passkey = await factorById(services.connection, 'passkey', answer.id);
  if (typeof party === 'string' || !passkey) return undefined;
  const { verifyAuthenticationResponse } = await library();
  let answered = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge(challenge) {
        answered = challenge;
        return readTicket(services, 'passkey challenge', '', challenge) !== undefined;
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: bytesOf(passkey.secret), counter: passkey.counter },
    });
    if (!verified) return undefined;
    const at = services.now().toISOString();
    return {
      userId: passkey.user_id,
      take: async (writer) =>
        (await takeTicket(writer, services, 'passkey challenge', answered)) &&
        (await noteFactorUse(writer, passkey, authenticationInfo.newCounter, at)),
    };
  } catch {
    return undefined;
  }
}

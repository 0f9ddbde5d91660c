import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { SecondFactorNeeded } from '../../../data/api/accounts.ts';
import { FACTORS_QUERY } from '../../../data/desk/deskViews.ts';
import type { FormError } from '../../../data/problem.ts';
import { ApiError, callApi } from '../../api.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { DeskRefusal, whatToDo } from '../list/ListState.tsx';

/** Loads the passkey library when a passkey is first used. */
const library = () => import('@simplewebauthn/browser');

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'La clé d’accès n’a pas répondu, ou la demande a été annulée. Réessayez.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  SecurityError: 'Ce navigateur n’accepte pas de clé d’accès à cette adresse.',
};

async function inBrowser<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await job();
  } catch (error) {
    const { name, cause } = error as Error;
    const known = REFUSALS[name] ?? (cause instanceof Error ? REFUSALS[cause.name] : undefined);
    throw new DeskRefusal(known ?? 'Ce navigateur n’a pas pu utiliser la clé d’accès.');
  }
}

/**
 * Lets the browser sign in with a passkey; returns the assertion to send.
 * @throws DeskRefusal when the browser failed or the person cancelled
 */
export async function passkeyAssertionOf(): Promise<object> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/session/passkey/options'),
  ]);
  return inBrowser(() => startAuthentication({ optionsJSON }));
}

/**
 * Lets the browser make a passkey with the options that a call returns; returns the result to send.
 * @throws DeskRefusal when the browser failed or the person cancelled
 */
export async function makePasskey(optionsPath: string): Promise<object> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    callConfirmed<PublicKeyCredentialCreationOptionsJSON>('POST', optionsPath),
  ]);
  return inBrowser(() => startRegistration({ optionsJSON }));
}

/** Window event for a call that returned 401: the session has ended. */
export const SESSION_LOST = 'admin:session-lost';
/** Window event for a new sign-in after a lost session, while the desk was still mounted. */
export const SESSION_BACK = 'admin:session-back';
/** API path from which the desk reads the end of its session. */
export const SESSION = '/api/admin/session';

const WRONG = 'Identifiant ou mot de passe incorrect. Vérifiez les deux, puis réessayez.';
const tooMany = (time: string) => `Trop d'essais de suite. Patientez ${time}, puis réessayez.`;
const failed = (what: string) =>
  `La connexion a échoué${what}. Réessayez dans un instant ; si cela persiste, consultez le journal du serveur.`;

/** Query parameters that the server adds to the address after a form posted without script. */
export const SIGN_IN_ANSWERS = ['erreur', FACTORS_QUERY] as const;
const WRONG_CODE = 'Ce code n’est pas le bon, ou il a déjà servi. Vérifiez l’heure de l’appareil, puis réessayez.';
const results = (wrong: string): Partial<Record<FormError, string>> => ({
  champs: wrong,
  limite: tooMany('quelques minutes'),
});

type Required = SecondFactorNeeded['factors'];

/** Reads from the address the result of a form posted without script: the factors of the second step, and the error in words, if any. */
export function answeredInAddress(query: Readonly<Record<string, string>>): {
  factors: Required | undefined;
  problem: string | undefined;
} {
  const { erreur, [FACTORS_QUERY]: named } = query;
  const ways = named?.split('-');
  return {
    factors: ways && (['passkey', 'code'] as const).filter((kind) => ways.includes(kind)),
    problem: erreur === undefined ? undefined : (results(ways ? WRONG_CODE : WRONG)[erreur as FormError] ?? failed('')),
  };
}

const minutes = (seconds: number) => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return `${count} minute${count > 1 ? 's' : ''}`;
};

/** Path and body of each step: user name and password, a printed link, a code, or a passkey, whose response the browser supplies. */
type Given =
  | ['', { username: string; password: string }]
  | ['/link', { token: string }]
  | ['/factor', { code: string } | { recovery_code: string }]
  | ['/passkey'];

/**
 * Sends one step of signing in.
 * @returns the factors required next; none once the session is open; or a sentence with the failure and its remedy
 */
export async function signIn([path, given]: Given): Promise<{ factors?: Required | undefined; problem?: string }> {
  try {
    const body = given ?? { passkey: await passkeyAssertionOf() };
    const result = await callApi<SecondFactorNeeded | undefined>('POST', `/api/session${path}`, body);
    return { factors: result?.factors };
  } catch (error) {
    return { problem: failure(error, path === '' ? WRONG : undefined) };
  }
}

function failure(error: unknown, refused: string | undefined): string {
  if (!(error instanceof ApiError)) return whatToDo(error);
  if (error.status === 401) return refused ?? error.detail;
  if (error.status === 429) return tooMany(error.retryAfter ? minutes(error.retryAfter) : 'quelques minutes');
  if ([403, 409, 503].includes(error.status)) return error.detail;
  return failed(` (erreur ${error.status})`);
}

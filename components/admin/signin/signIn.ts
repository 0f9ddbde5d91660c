import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { SecondFactor, SecondFactorAsked } from '../../../data/api/accounts.ts';
import { FACTORS_ASKED } from '../../../data/desk/deskViews.ts';
import type { FormError } from '../../../data/problem.ts';
import { ApiError, callApi } from '../../api.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { DeskRefusal, whatToDo } from '../list/ListState.tsx';

/** Loaded when a passkey is first used. */
const library = () => import('@simplewebauthn/browser');

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'La clé d’accès n’a pas répondu, ou la demande a été annulée. Réessayez.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  SecurityError: 'Ce navigateur n’accepte pas de clé d’accès à cette adresse.',
};

async function asked<Answer>(job: () => Promise<Answer>): Promise<Answer> {
  try {
    return await job();
  } catch (error) {
    const { name, cause } = error as Error;
    const known = REFUSALS[name] ?? (cause instanceof Error ? REFUSALS[cause.name] : undefined);
    throw new DeskRefusal(known ?? 'Ce navigateur n’a pas pu utiliser la clé d’accès.');
  }
}

/** Asks the browser for a passkey, with the options a call answers; the answer is to be sent back. @throws DeskRefusal what the browser or its person did not do */
export async function answerWithPasskey(optionsPath: string): Promise<object> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    callApi<PublicKeyCredentialRequestOptionsJSON>('POST', optionsPath),
  ]);
  return asked(() => startAuthentication({ optionsJSON }));
}

/** Has the browser make a passkey, with the options a call answers; the answer is to be sent back. @throws DeskRefusal as above */
export async function makePasskey(optionsPath: string): Promise<object> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    callConfirmed<PublicKeyCredentialCreationOptionsJSON>('POST', optionsPath),
  ]);
  return asked(() => startRegistration({ optionsJSON }));
}

/** Window event: a call answered 401, the session is over. */
export const SESSION_LOST = 'admin:session-lost';
/** Window event: the owner signed in again over a desk that had stayed open. */
export const SESSION_BACK = 'admin:session-back';
/** Where the desk reads when its session ends. */
export const SESSION = '/api/admin/session';

const FACTOR = '/api/session/factor';
const WRONG = 'Identifiant ou mot de passe incorrect. Vérifiez les deux, puis réessayez.';
const tooMany = (time: string) => `Trop d'essais de suite. Patientez ${time}, puis réessayez.`;
const failed = (what: string) =>
  `La connexion a échoué${what}. Réessayez dans un instant ; si cela persiste, consultez le journal du serveur.`;

/** What the address says once the form was sent before the page's script was there. */
export const SIGN_IN_ANSWERS = ['erreur', FACTORS_ASKED] as const;
const WRONG_CODE = 'Ce code n’est pas le bon, ou il a déjà servi. Vérifiez l’heure de l’appareil, puis réessayez.';
const answers = (wrong: string): Partial<Record<FormError, string>> => ({
  champs: wrong,
  limite: tooMany('quelques minutes'),
});

/** Where such a form led: to the second step, back to the first with a sentence, or nowhere yet. */
export function answeredInAddress(query: Readonly<Record<string, string>>): {
  asked: SecondFactorAsked | undefined;
  problem: string | undefined;
} {
  const { erreur, [FACTORS_ASKED]: factors } = query;
  const ways = factors?.split('-');
  return {
    asked: ways && { success: true, passkey: ways.includes('passkey'), code: ways.includes('code') },
    problem: erreur === undefined ? undefined : (answers(ways ? WRONG_CODE : WRONG)[erreur as FormError] ?? failed('')),
  };
}

const minutes = (seconds: number) => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return `${count} minute${count > 1 ? 's' : ''}`;
};

/** The session is open, something more is asked, or a sentence says why it failed and what to do. */
type Outcome = { step: 'in' } | { step: 'factor'; asked: SecondFactorAsked } | { step: 'again'; problem: string };

/** The first step: name and password. */
export async function signIn(username: string, password: string): Promise<Outcome> {
  try {
    const asked = await callApi<SecondFactorAsked | undefined>('POST', '/api/session', { username, password });
    return asked ? { step: 'factor', asked } : { step: 'in' };
  } catch (error) {
    return {
      step: 'again',
      problem: failure(error, WRONG),
    };
  }
}

/** The first step by a link that the owner had printed on the server. */
export async function followLink(token: string): Promise<Outcome> {
  try {
    const asked = await callApi<SecondFactorAsked | undefined>('POST', '/api/session/link', { token });
    return asked ? { step: 'factor', asked } : { step: 'in' };
  } catch (error) {
    return { step: 'again', problem: failure(error, error instanceof ApiError ? error.detail : '') };
  }
}

/** A passkey alone: it says whose it is. */
export async function signInByPasskey(): Promise<Outcome> {
  try {
    const passkey = await answerWithPasskey('/api/session/passkey/options');
    await callApi('POST', '/api/session/passkey', { passkey });
    return { step: 'in' };
  } catch (error) {
    return { step: 'again', problem: failure(error, error instanceof ApiError ? error.detail : '') };
  }
}

/** The second step: a code, or, without one, a passkey. */
export async function giveFactor(given: Pick<SecondFactor, 'code' | 'recovery_code'> | 'passkey'): Promise<Outcome> {
  try {
    const body = given === 'passkey' ? { passkey: await answerWithPasskey(`${FACTOR}/passkey`) } : given;
    await callApi('POST', FACTOR, body);
    return { step: 'in' };
  } catch (error) {
    return { step: 'again', problem: failure(error, error instanceof ApiError ? error.detail : '') };
  }
}

function failure(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return whatToDo(error);
  if (error.status === 401) return refused;
  if (error.status === 429) return tooMany(error.retryAfter ? minutes(error.retryAfter) : 'quelques minutes');
  if ([403, 409, 503].includes(error.status)) return error.detail;
  return failed(` (erreur ${error.status})`);
}

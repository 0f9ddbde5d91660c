import type { SecondFactor, SecondFactorAsked } from '../../../data/api/accounts.ts';
import { ApiError, callApi } from '../../api.ts';
import { whatToDo } from '../list/ListState.tsx';
import { answerWithPasskey } from './passkey.ts';

const FACTOR = '/api/session/factor';

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
      problem: failure(error, 'Identifiant ou mot de passe incorrect. Vérifiez les deux, puis réessayez.'),
    };
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
  if (error.status === 429)
    return `Trop d'essais de suite. Patientez ${error.retryAfter ? minutes(error.retryAfter) : 'quelques minutes'}, puis réessayez.`;
  if (error.status === 403 || error.status === 503) return error.detail;
  return `La connexion a échoué (erreur ${error.status}). Réessayez dans un instant ; si cela persiste, consultez le journal du serveur.`;
}

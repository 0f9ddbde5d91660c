import { ApiError, callApi } from '../../api.ts';

const minutes = (seconds: number) => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return `${count} minute${count > 1 ? 's' : ''}`;
};

/** Opens a session. Answers undefined, or the sentence that says why it failed and what to do. */
export async function signIn(username: string, password: string): Promise<string | undefined> {
  try {
    await callApi('POST', '/api/session', { username, password });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError))
      return 'Le serveur ne répond pas. Vérifiez votre connexion à internet, puis réessayez.';
    if (error.status === 401) return 'Identifiant ou mot de passe incorrect. Vérifiez les deux, puis réessayez.';
    if (error.status === 429)
      return `Trop d'essais de suite. Patientez ${error.retryAfter ? minutes(error.retryAfter) : 'quelques minutes'}, puis réessayez.`;
    if (error.status === 503) return error.detail;
    return `La connexion a échoué (erreur ${error.status}). Réessayez dans un instant ; si cela persiste, consultez le journal du serveur.`;
  }
}

/**
 * What a newsletter page shows: `open` with a token still to be posted, `done` once the server said so, else why not
 * (the codes form posts come back with).
 */
export type LinkState = 'open' | 'done' | 'busy' | 'invalid';

export function linkState({ jeton, etat, erreur }: Record<string, string | undefined>, done: string): LinkState {
  if (etat === done) return 'done';
  if (erreur === 'limite' || erreur === 'serveur') return 'busy';
  return jeton && !erreur ? 'open' : 'invalid';
}

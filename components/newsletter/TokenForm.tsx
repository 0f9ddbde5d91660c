import { usePageFacts } from '../pageContext.tsx';
import { Button } from '../ui/Button.tsx';

/**
 * What a newsletter page shows: `open` with a token still to be posted, `done` once the server said so, else why not
 * (the codes form posts come back with).
 */
type LinkState = 'open' | 'done' | 'busy' | 'invalid';

export function linkState({ jeton, etat, erreur }: Record<string, string | undefined>, done: string): LinkState {
  if (etat === done) return 'done';
  if (erreur === 'limite' || erreur === 'serveur') return 'busy';
  return jeton && !erreur ? 'open' : 'invalid';
}

interface Props {
  action: string;
  label: string;
}

/**
 * Posts the token of the page's address when its button is pressed. Opening the address alone changes nothing: mail
 * scanners follow every link, and run the scripts of what they open.
 */
export function TokenForm({ action, label }: Props) {
  const { query } = usePageFacts();
  return (
    <form action={action} method="post">
      <input type="hidden" name="token" value={query.jeton} />
      <Button type="submit">{label}</Button>
    </form>
  );
}

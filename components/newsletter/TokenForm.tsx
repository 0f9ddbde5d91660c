import { usePageFacts } from '../pageContext.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  action: string;
  label: string;
  /** Posts by itself once the page is there; without script the button does. */
  immediate?: boolean;
}

/**
 * Posts the token of the page's address. Opening the address alone changes nothing: mail scanners follow every link.
 */
export function TokenForm({ action, label, immediate = false }: Props) {
  const { query } = usePageFacts();
  return (
    <form action={action} method="post" data-immediate={immediate ? '' : undefined}>
      <input type="hidden" name="token" value={query.jeton} />
      <Button type="submit">{label}</Button>
    </form>
  );
}

import { usePageFacts } from '../pageContext.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  action: string;
  label: string;
}

/**
 * Posts the token of the page's address, on a click: opening the address alone changes nothing, for mail scanners follow every
 * link and run its scripts.
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

import { usePageFacts } from '../pageContext.tsx';
import { Button } from '../ui/Button.tsx';

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

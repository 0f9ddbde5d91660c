import { Badge } from '../../ui/Badge.tsx';
import { ACCOUNT } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { ActRows, Head, Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { useAccountChange } from '../useChange.ts';

interface Way {
  /** API path of the call that ends this session or removes this method, below the account's path. */
  path: string;
  name: string;
  second: string;
  since: string;
  /** Label of the row's button; absent for the current session, which has no button. */
  label: string | undefined;
}

interface Props {
  /** Headings of the columns: name, start, and the buttons. */
  head: readonly [string, string, string];
  ways: readonly Way[];
}

/** Table of an account's sessions, passkeys or other sign-in methods; each row has a button that ends or removes it. */
export const WayTable = ({ head: [called, since, act], ways }: Props) => (
  <ActRows>
    <Head cells={[called, [since, 'not-phone'], '']} />
    <tbody>
      {ways.map((way) => (
        <Row key={way.path} way={way} act={act} />
      ))}
    </tbody>
  </ActRows>
);

function Row({ way: { path, name, second, since, label }, act }: { way: Way; act: string }) {
  const end = useAccountChange('DELETE', `${ACCOUNT}/${path}`);
  return (
    <tr>
      <td>
        {name}
        <Second as="p">{second}</Second>
        <Problem error={end.error} />
      </td>
      <td className="not-phone nowrap">{since}</td>
      <td>
        {label === undefined ? (
          <Badge>Cette session</Badge>
        ) : (
          <Act aria-label={label} disabled={end.isPending} onClick={() => end.mutate()}>
            {act}
          </Act>
        )}
      </td>
    </tr>
  );
}

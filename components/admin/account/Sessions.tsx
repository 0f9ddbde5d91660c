import type { Account } from '../../../data/api/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ACCOUNT } from '../deskQueries.ts';
import { formatMoment } from '../formatDay.ts';
import { Act } from '../list/Act.tsx';
import { ActRows, Buttons, Head, Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { ViewTitle } from '../list/View.tsx';
import { useAccountChange } from './useAccountChange.ts';

type Session = Account['sessions'][number];

/** Where this account is open, and the way to close it there. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const endOthers = useAccountChange('DELETE', `${ACCOUNT}/sessions`);
  return (
    <section aria-labelledby="sessions">
      <ViewTitle id="sessions">Sessions ouvertes</ViewTitle>
      <ActRows>
        <Head cells={['Navigateur', ['Ouverte le', 'not-phone'], '']} />
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </ActRows>
      {sessions.length > 1 && (
        <Buttons>
          <Act disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Fermer toutes les autres
          </Act>
        </Buttons>
      )}
      <Problem error={endOthers.error} />
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, current, device, network, created_at, last_seen_at } = session;
  const end = useAccountChange('DELETE', `${ACCOUNT}/sessions/${id}`);
  const called = device ?? 'Navigateur inconnu';
  return (
    <tr>
      <td>
        {called}
        <Second as="p">
          {network && network !== 'unknown' && `${network} · `}
          {current ? 'en ce moment' : `vue le ${formatMoment(last_seen_at)}`}
        </Second>
        <Problem error={end.error} />
      </td>
      <td className="not-phone">{formatMoment(created_at)}</td>
      <td>
        {current ? (
          <Badge>Cette session</Badge>
        ) : (
          <Act
            aria-label={`Fermer la session ${called}, ouverte le ${formatMoment(created_at)}`}
            disabled={end.isPending}
            onClick={() => end.mutate()}
          >
            Fermer
          </Act>
        )}
      </td>
    </tr>
  );
}

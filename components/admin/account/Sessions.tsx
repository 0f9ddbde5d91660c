import type { Account } from '../../../data/api/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../formatDay.ts';
import { Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { ACCOUNT } from './accountQuery.ts';
import { Buttons, Rows } from './accountStyles.ts';
import { useAccountChange } from './useAccountChange.ts';

type Session = Account['sessions'][number];

/** Where this account is open, and the way to close it there. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const endOthers = useAccountChange('DELETE', `${ACCOUNT}/sessions`);
  return (
    <section aria-labelledby="sessions">
      <ViewTitle id="sessions">Sessions ouvertes</ViewTitle>
      <Rows>
        <thead>
          <tr>
            <th scope="col">Navigateur</th>
            <th scope="col" className="not-phone">
              Ouverte le
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </tbody>
      </Rows>
      {sessions.length > 1 && (
        <Buttons>
          <Button
            type="button"
            level="secondary"
            size="md"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            Fermer toutes les autres
          </Button>
        </Buttons>
      )}
      <Problem error={endOthers.error} />
    </section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, current, device, network, created_at, last_seen_at } = session;
  const end = useAccountChange('DELETE', `${ACCOUNT}/sessions/${id}`);
  const ending = useNextButton();
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
          <Button
            type="button"
            level="secondary"
            size="md"
            aria-label={`Fermer la session ${called}, ouverte le ${formatMoment(created_at)}`}
            {...ending}
            disabled={end.isPending}
            onClick={() => end.mutate()}
          >
            Fermer
          </Button>
        )}
      </td>
    </tr>
  );
}

import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router';
import type { PeoplePage, PersonRow } from '../../../data/api/personAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { subscriberStates } from '../../../data/desk/subscriberStates.ts';
import { color, focusRing } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatDay } from '../formatDay.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Second, Table } from '../list/listStyles.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { WayLink } from '../list/WayLink.tsx';
import { useMedia } from '../useMedia.ts';
import { usePages } from '../usePages.ts';
import { PEOPLE } from './peopleQuery.ts';

const Bar = styled.form`
  max-width: 420px;
  margin-bottom: 24px;
  && input { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
`;
const Name = styled(Link)`
  display: inline-block;
  min-height: 24px;
  font-weight: 600;
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.link}; }
`;
const Line = styled(Second)`
  display: block;
`;

/** « Personnes »: one line for each address, whatever its case, who wrote last first. */
export function PeopleView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const query = usePages<PeoplePage>(PEOPLE, q.trim() && new URLSearchParams({ q: q.trim() }).toString());
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const first = query.data?.pages[0];
  return (
    <>
      <DeskTitle>Personnes</DeskTitle>
      <Intro>
        Une personne est une adresse, quelle que soit sa casse : demandes, réponses, inscription et notes sur une seule
        page.
      </Intro>
      <WayLink to="/personnes/effacements">Preuves des effacements demandés</WayLink>
      <Bar role="search" aria-label="Chercher une personne" onSubmit={(event) => event.preventDefault()}>
        <SearchBox
          value={q}
          placeholder="Nom, adresse ou téléphone"
          onChange={(value) => setAddress(value ? { q: value } : {}, { replace: true })}
        />
      </Bar>
      {query.isPending ? (
        <Loading>Chargement des personnes...</Loading>
      ) : query.isError && people.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : people.length === 0 && q.trim() ? (
        <EmptyState title="Personne ne correspond">
          <Button type="button" level="secondary" size="md" onClick={() => setAddress({})}>
            Effacer la recherche
          </Button>
        </EmptyState>
      ) : people.length === 0 ? (
        <EmptyState title="Personne pour le moment">
          Chaque personne qui écrit, s'inscrit ou dont vous saisissez la demande aura sa page ici.
        </EmptyState>
      ) : (
        <>
          <Table aria-label="Personnes, la dernière venue d’abord">
            <thead>
              <tr>
                <th scope="col">Nom</th>
                <th scope="col" className="not-phone">
                  Demandes
                </th>
                <th scope="col" className="not-phone">
                  Newsletter
                </th>
                <th scope="col" className="end">
                  Dernier contact
                </th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <Row key={person.id} person={person} />
              ))}
            </tbody>
          </Table>
          <MoreRows shown={people.length} total={first?.total} query={query} />
        </>
      )}
    </>
  );
}

const requestsOf = ({ requests }: PersonRow): string =>
  requests === 0 ? 'aucune demande' : `${formatNumber(requests)} ${requests > 1 ? 'demandes' : 'demande'}`;

function Row({ person }: { person: PersonRow }) {
  const phone = useMedia('phone');
  const { id, name, address, addresses, requests, subscriptions, last_at } = person;
  const subscribed = subscriptions.map((state) => labelOf(subscriberStates, state)).join(', ');
  return (
    <tr>
      <td>
        <Name to={`/personnes/${id}`}>{name ?? (address ? <Address text={address} /> : 'Sans nom')}</Name>
        {name && (
          <Line>
            {address ? <Address text={address} /> : 'sans adresse'}
            {addresses > 1 && ` et ${addresses - 1} autre${addresses > 2 ? 's' : ''}`}
          </Line>
        )}
        {phone && <Line>{[requestsOf(person), subscribed].filter(Boolean).join(' · ')}</Line>}
      </td>
      <td className="not-phone">{requests === 0 ? '—' : formatNumber(requests)}</td>
      <td className="not-phone">{subscribed || '—'}</td>
      <td className="end">{last_at ? formatDay(last_at) : 'mise de côté'}</td>
    </tr>
  );
}

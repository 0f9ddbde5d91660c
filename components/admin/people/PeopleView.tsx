import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router';
import type { PeopleList, PersonRow } from '../../../data/api/people.ts';
import { labelOf } from '../../../data/choices.ts';
import { subscriberStates } from '../../../data/people/personWords.ts';
import { color, focusRing } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { PEOPLE, useList } from '../deskQueries.ts';
import { formatDay } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { FilterBar, SearchBox } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { Head, Second, Table } from '../list/listStyles.tsx';
import { ListShelves } from '../list/Shelves.tsx';
import { Rows, View } from '../list/View.tsx';
import { useMedia } from '../useBrowser.ts';

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

const SHELVES = [
  { name: '', label: 'Avec une demande' },
  { name: 'toutes', label: 'Toutes' },
] as const;

/** « Personnes »: one line for each person, latest contact first. */
export function PeopleView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const shelf = SHELVES.find(({ name }) => name === address.get('vue')) ?? SHELVES[0];
  const here: Record<string, string> = shelf.name ? { vue: shelf.name } : {};
  // A search covers all people, whatever the tab: anybody may request the data stored about them.
  const parameters = q.trim() ? { q: q.trim() } : { requests: String(shelf.name === '') };
  const query = useList<PeopleList>(PEOPLE, new URLSearchParams(parameters).toString());
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const none = q.trim() ? (
    <EmptyState title="Personne ne correspond">
      <Act onClick={() => setAddress(here)}>Effacer la recherche</Act>
    </EmptyState>
  ) : (
    <EmptyState title="Personne pour le moment">
      Chaque personne qui écrit, s'inscrit ou dont vous saisissez la demande aura sa page ici.
    </EmptyState>
  );
  return (
    <View
      title="Personnes"
      intro="Une personne est une adresse, quelle que soit sa casse : demandes, réponses, inscription et notes sur une seule page."
    >
      <ListShelves label="Personnes" shelves={SHELVES} here={shelf.name} />
      <FilterBar label="Chercher une personne">
        <SearchBox
          value={q}
          placeholder="Nom, adresse ou téléphone"
          onChange={(value) => setAddress(value ? { ...here, q: value } : here, { replace: true })}
        />
      </FilterBar>
      <Rows query={query} rows={people} of="des personnes" empty={none}>
        <Table aria-label="Personnes, la dernière venue d’abord">
          <Head cells={['Nom', ['Demandes', 'not-phone'], ['Newsletter', 'not-phone'], ['Dernier contact', 'end']]} />
          <tbody>
            {people.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </tbody>
        </Table>
      </Rows>
    </View>
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

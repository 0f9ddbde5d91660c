import { useSearchParams } from 'react-router';
import type { SubscriberList } from '../../../data/api/responses.ts';
import { subscriberStates } from '../../../data/people/personWords.ts';
import { SelectField } from '../../ui/Field.tsx';
import { useList } from '../deskQueries.ts';
import { Act, WayLink } from '../list/Act.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { FilterBar, SearchBox } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { Head, Table } from '../list/listStyles.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { Rows, ViewTitle } from '../list/View.tsx';
import { SubscriberRow } from './SubscriberRow.tsx';

/** Tab « Newsletter »: all addresses, newest first, each with its state and proof of consent. */
export function NewsletterView() {
  const [address, setAddress] = useSearchParams();
  const [q, status] = [address.get('q') ?? '', address.get('etat') ?? ''];
  const filter = new URLSearchParams({ ...(q && { q }), ...(status && { status }) }).toString();
  const query = useList<SubscriberList>('/api/admin/subscribers', filter);
  const subscribers = query.data?.pages.flatMap((page) => page.subscribers) ?? [];
  const set = (name: string, value: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: name === 'q' },
    );

  const add = <WayLink to="/newsletter/importer">Importer des abonnés d'un fichier</WayLink>;
  const none = filter ? (
    <EmptyState title="Aucun abonné ne correspond">
      <Act onClick={() => setAddress({})}>Effacer la recherche et le filtre</Act>
    </EmptyState>
  ) : (
    <EmptyState title="Aucun abonné pour le moment">
      Les adresses inscrites depuis le pied de page du site apparaîtront ici.
    </EmptyState>
  );
  return (
    <>
      <ViewTitle>Abonnés Newsletter</ViewTitle>
      {subscribers.length > 0 || filter || query.isError ? (
        <FilterBar label="Chercher un abonné">
          <SearchBox value={q} placeholder="Partie de l’adresse" onChange={(value) => set('q', value)} />
          <SelectField
            label="État"
            empty="Tous"
            choices={subscriberStates}
            {...controlled(status, (value) => set('etat', value))}
          />
          <ExportMenu path="/api/admin/exports/subscribers.csv" query={filter} />
          {add}
        </FilterBar>
      ) : (
        add
      )}
      <Rows query={query} rows={subscribers} of="des abonnés" empty={none}>
        <Table>
          <Head
            cells={[
              'Email',
              ['État', 'not-phone'],
              ['Preuve du consentement', 'not-phone'],
              ['Inscrit le', 'end not-phone'],
              [
                <span key="erase" className="sr">
                  Effacer
                </span>,
                'end',
              ],
            ]}
          />
          <tbody>
            {subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} />
            ))}
          </tbody>
        </Table>
      </Rows>
    </>
  );
}

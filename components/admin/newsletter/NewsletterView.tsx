import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router';
import type { SubscriberPage } from '../../../data/api/answers.ts';
import { subscriberStates } from '../../../data/desk/subscriberStates.ts';
import { color, focusRing, media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Table } from '../list/listStyles.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { usePages } from '../usePages.ts';
import { SubscriberRow } from './SubscriberRow.tsx';

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) 200px auto;
  align-items: end;
  gap: 12px;
  margin-bottom: 24px;
  && input, && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  && select + svg { top: 14px; }
  & > details { justify-self: start; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; & > div:first-of-type { grid-column: 1 / -1; } }
`;

const Import = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin: -12px 0 20px;
  font-size: 15px;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 3px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

/** The Newsletter tab: every address with its state and the proof of consent, newest first. */
export function NewsletterView() {
  const [address, setAddress] = useSearchParams();
  const [q, status] = [address.get('q') ?? '', address.get('etat') ?? ''];
  const asked = new URLSearchParams({ ...(q && { q }), ...(status && { status }) }).toString();
  const query = usePages<SubscriberPage>('/api/admin/subscribers', asked);
  const subscribers = query.data?.pages.flatMap((page) => page.subscribers) ?? [];
  const failed = query.isError && subscribers.length === 0;
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

  return (
    <>
      <ViewTitle>Abonnés Newsletter</ViewTitle>
      <Import to="/newsletter/importer">Importer des abonnés d'un fichier</Import>
      {query.isPending ? (
        <Loading>Chargement des abonnés...</Loading>
      ) : subscribers.length === 0 && !asked && !failed ? (
        <EmptyState title="Aucun abonné pour le moment">
          Les adresses inscrites depuis le pied de page du site apparaîtront ici.
        </EmptyState>
      ) : (
        <>
          <Bar role="search" aria-label="Chercher un abonné" onSubmit={(event) => event.preventDefault()}>
            <SearchBox value={q} placeholder="Partie de l’adresse" onChange={(value) => set('q', value)} />
            <SelectField
              label="État"
              empty="Tous"
              choices={subscriberStates}
              value={status}
              onChange={(event) => set('etat', event.currentTarget.value)}
            />
            <ExportMenu path="/api/admin/exports/subscribers.csv" query={asked} />
          </Bar>
          {failed ? (
            <Failed error={query.error} onRetry={query.refetch} />
          ) : subscribers.length === 0 ? (
            <EmptyState title="Aucun abonné ne correspond">
              <Button type="button" level="secondary" size="md" onClick={() => setAddress({})}>
                Effacer la recherche et le filtre
              </Button>
            </EmptyState>
          ) : (
            <>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">Email</th>
                    <th scope="col" className="not-phone">
                      État
                    </th>
                    <th scope="col" className="not-phone">
                      Preuve du consentement
                    </th>
                    <th scope="col" className="end not-phone">
                      Inscrit le
                    </th>
                    <th scope="col" className="end">
                      <span className="sr">Effacer</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {subscribers.map((subscriber) => (
                    <SubscriberRow key={subscriber.id} subscriber={subscriber} />
                  ))}
                </tbody>
              </Table>
              <MoreRows shown={subscribers.length} total={query.total} query={query} />
            </>
          )}
        </>
      )}
    </>
  );
}

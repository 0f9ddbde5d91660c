import styled from '@emotion/styled';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LeadList } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { QUARANTINE_DAYS } from '../../../data/desk/retention.ts';
import { reasonLabels } from '../../../data/leads/spamReasons.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Address } from '../Address.tsx';
import { LEADS, useList } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { EraseLeadDialog } from '../lead/EraseLead.tsx';
import { Act } from '../list/Act.tsx';
import { FilterBar, SearchBox } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { ListRow, RowList, RowText } from '../list/RowList.tsx';
import { ListShelves } from '../list/Shelves.tsx';
import { useStillRows } from '../list/useStillRows.ts';
import { Rows, View } from '../list/View.tsx';
import { useChange } from '../useChange.ts';

/** Tabs: « À lire », requests in quarantine that wait for the owner; « Archivés », those archived since. */
const SHELVES = [
  { name: '', quarantine: 'true', label: 'À lire', empty: 'Rien n’attend votre avis.' },
  { name: 'archives', quarantine: 'archived', label: 'Archivés', empty: 'Rien n’a été archivé.' },
] as const;

/** First lines of the request's message. */
const FirstLines = styled(RowText)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  overflow: hidden;
`;

/** View « Indésirables »: the requests in quarantine with their reasons, and two actions on each. Only the owner decides. */
export function JunkView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const shelf = SHELVES.find(({ name }) => name === (address.get('vue') ?? '')) ?? SHELVES[0];
  const filter = new URLSearchParams({ quarantine: shelf.quarantine, ...(q.trim() && { q: q.trim() }) }).toString();
  const here: Record<string, string> = { liste: 'indesirables', ...(shelf.name && { vue: shelf.name }) };
  const query = useList<LeadList>(LEADS, filter);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  const { shown, hand } = useStillRows(leads);
  const none = q ? (
    <EmptyState title="Aucun indésirable ne correspond">
      <Act onClick={() => setAddress(here)}>Effacer la recherche</Act>
    </EmptyState>
  ) : (
    <EmptyState title="Aucun indésirable">{shelf.empty}</EmptyState>
  );
  return (
    <View
      title="Indésirables"
      intro={`Les envois suspects sont gardés ici avec leur motif, et résumés une fois par jour dans un courriel. Sans décision de votre part, ils sont archivés après ${QUARANTINE_DAYS} jours ; vous seul les effacez.`}
    >
      <ListShelves label="Indésirables" shelves={SHELVES} here={shelf.name} />
      {(leads.length > 0 || q) && (
        <FilterBar label="Chercher un indésirable">
          <SearchBox
            value={q}
            placeholder="Nom, email, entreprise, mot du message"
            onChange={(text) => setAddress(text ? { ...here, q: text } : here, { replace: true })}
          />
        </FilterBar>
      )}
      <Rows query={query} rows={leads} of="des indésirables" empty={none}>
        <RowList {...hand}>
          {shown.map((lead) => (
            <JunkRow key={lead.id} lead={lead} />
          ))}
        </RowList>
      </Rows>
    </View>
  );
}

function JunkRow({ lead }: { lead: Lead }) {
  const [asking, ask] = useState(false);
  const release = useChange('POST', `${LEADS}/${lead.id}/release`, {
    old: [LEADS],
    toast: () => ['Sorti des indésirables', `${lead.reference} est dans les leads ; les courriels prévus partent.`],
  });
  return (
    <ListRow
      title={lead.name}
      facts={
        <>
          <Address text={lead.email} />
          {` · reçu le ${formatMoment(lead.created_at)}`}
        </>
      }
      badges={reasonLabels(lead.quarantine_reasons).map((reason) => <Badge key={reason}>{reason}</Badge>)}
      error={release.error}
      actions={
        <>
          <Act busy={release.isPending} onClick={() => release.mutate()}>
            Ce n’est pas indésirable
          </Act>
          <Act onClick={() => ask(true)}>Effacer</Act>
        </>
      }
      dialog={asking && <EraseLeadDialog lead={lead} onClose={() => ask(false)} />}
    >
      <FirstLines>{lead.description ?? ''}</FirstLines>
    </ListRow>
  );
}

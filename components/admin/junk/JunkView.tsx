import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LeadPage } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { QUARANTINE_DAYS } from '../../../data/retention.ts';
import { callApi } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Typed } from '../../ui/Typed.tsx';
import { showToast } from '../../ui/toast.ts';
import { Address } from '../Address.tsx';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatDay, formatMoment } from '../formatDay.ts';
import { EraseLeadDialog } from '../lead/EraseLeadDialog.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { Problem } from '../list/Problem.tsx';
import { RowList } from '../list/rowList.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { refresh } from '../refresh.ts';
import { usePages } from '../usePages.ts';
import { reasonLabels } from './reasons.ts';

const KEPT_MS = QUARANTINE_DAYS * 86_400_000;

const Search = styled.form`
  max-width: 420px;
  margin-bottom: 28px;
  && input { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
`;
/** « Indésirables »: what was set aside, why, and the two ways out. */
export function JunkView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const asked = new URLSearchParams({ quarantine: 'true', ...(q.trim() && { q: q.trim() }) }).toString();
  const query = usePages<LeadPage>('/api/leads', asked);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  return (
    <>
      <DeskTitle>Indésirables</DeskTitle>
      <Intro>
        {`Les envois suspects sont gardés ici avec leur motif, sans notification. Sans décision de votre part, ils sont effacés après ${QUARANTINE_DAYS} jours.`}
      </Intro>
      {query.isPending ? (
        <Loading>Chargement des indésirables...</Loading>
      ) : query.isError && leads.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : leads.length === 0 && !q ? (
        <EmptyState title="Aucun indésirable">Rien n'a été mis de côté.</EmptyState>
      ) : (
        <>
          <Search role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchBox
              value={q}
              placeholder="Nom, email, entreprise, mot du message"
              onChange={(text) => setAddress(text ? { q: text } : {}, { replace: true })}
            />
          </Search>
          {leads.length === 0 && (
            <EmptyState title="Aucun indésirable ne correspond">
              <Button type="button" level="secondary" size="md" onClick={() => setAddress({})}>
                Effacer la recherche
              </Button>
            </EmptyState>
          )}
          <RowList>
            {leads.map((lead) => (
              <JunkRow key={lead.id} lead={lead} />
            ))}
          </RowList>
          <MoreRows shown={leads.length} total={query.total} query={query} />
        </>
      )}
    </>
  );
}

function JunkRow({ lead }: { lead: Lead }) {
  const [asking, ask] = useState(false);
  const queries = useQueryClient();
  const refreshLists = () => refresh(queries, '/api/leads');
  const [releasing, erasing] = [useNextButton(), useNextButton()];
  const release = useMutation({
    mutationFn: () => callApi('POST', `/api/leads/${lead.id}/release`),
    onSuccess: () => {
      refreshLists();
      const description = `${lead.reference} est dans les leads ; les courriels prévus partent.`;
      showToast({ title: 'Sorti des indésirables', description, tone: 'success' });
    },
  });
  const purge = new Date(Date.parse(lead.created_at) + KEPT_MS).toISOString();
  return (
    <li>
      <div>
        <h2>
          <Typed text={lead.name} />
        </h2>
        <p className="facts">
          <Address text={lead.email} />
          {` · reçu le ${formatMoment(lead.created_at)} · effacé le ${formatDay(purge)}`}
        </p>
        <p className="said">
          <Typed text={lead.message ?? ''} />
        </p>
        <p className="reasons">
          {reasonLabels(lead.quarantine_reasons).map((reason) => (
            <Badge key={reason}>{reason}</Badge>
          ))}
        </p>
        <Problem error={release.error} />
      </div>
      <div className="actions">
        <Button
          type="button"
          level="secondary"
          size="md"
          {...releasing}
          disabled={release.isPending}
          onClick={() => release.mutate()}
        >
          {release.isPending ? 'Un instant...' : 'Ce n’est pas indésirable'}
        </Button>
        <Button type="button" level="secondary" size="md" {...erasing} onClick={() => ask(true)}>
          Effacer
        </Button>
      </div>
      {asking && <EraseLeadDialog lead={lead} onErased={refreshLists} onClose={() => ask(false)} />}
    </li>
  );
}

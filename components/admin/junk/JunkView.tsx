import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LeadPage } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { QUARANTINE_DAYS } from '../../../data/desk/retention.ts';
import { reasonLabels } from '../../../data/leads/spamReasons.ts';
import { callApi } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { Address } from '../Address.tsx';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatMoment } from '../formatDay.ts';
import { EraseLeadDialog } from '../lead/EraseLeadDialog.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { ListRow, RowList, Said } from '../list/RowList.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { Shelves } from '../list/Shelves.ts';
import { useNextButton } from '../list/useNextButton.ts';
import { refresh, refreshErased } from '../refresh.ts';
import { usePages } from '../usePages.ts';

/** « À lire » or « Archivés »: what still waits for the owner, and what was put away since. */
const SHELVES = [
  { name: '', quarantine: 'true', label: 'À lire', empty: 'Rien n’attend votre avis.' },
  { name: 'archives', quarantine: 'archived', label: 'Archivés', empty: 'Rien n’a été archivé.' },
] as const;

const Search = styled.form`
  max-width: 420px;
  margin-bottom: 28px;
  && input { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
`;

/** The first lines of the message. */
const FirstLines = styled(Said)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  overflow: hidden;
`;

/** « Indésirables »: what was set aside, why, and the two ways out. Nothing leaves by itself. */
export function JunkView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const shelf = SHELVES.find(({ name }) => name === (address.get('vue') ?? '')) ?? SHELVES[0];
  const asked = new URLSearchParams({ quarantine: shelf.quarantine, ...(q.trim() && { q: q.trim() }) }).toString();
  const here: Record<string, string> = shelf.name ? { vue: shelf.name } : {};
  const query = usePages<LeadPage>('/api/leads', asked);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  return (
    <>
      <DeskTitle>Indésirables</DeskTitle>
      <Intro>
        {`Les envois suspects sont gardés ici avec leur motif, et résumés une fois par jour dans un courriel. Sans décision de votre part, ils sont archivés après ${QUARANTINE_DAYS} jours ; vous seul les effacez.`}
      </Intro>
      <Shelves aria-label="Indésirables">
        {SHELVES.map(({ name, label }) => (
          <Link key={name} to={name ? `?vue=${name}` : '?'} aria-current={name === shelf.name ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Shelves>
      {query.isPending ? (
        <Loading>Chargement des indésirables...</Loading>
      ) : query.isError && leads.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : leads.length === 0 && !q ? (
        <EmptyState title="Aucun indésirable">{shelf.empty}</EmptyState>
      ) : (
        <>
          <Search role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchBox
              value={q}
              placeholder="Nom, email, entreprise, mot du message"
              onChange={(text) => setAddress(text ? { ...here, q: text } : here, { replace: true })}
            />
          </Search>
          {leads.length === 0 && (
            <EmptyState title="Aucun indésirable ne correspond">
              <Button type="button" level="secondary" size="md" onClick={() => setAddress(here)}>
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
  const [releasing, erasing] = [useNextButton(), useNextButton()];
  const release = useMutation({
    mutationFn: () => callApi('POST', `/api/leads/${lead.id}/release`),
    onSuccess: () => {
      refresh(queries, '/api/leads');
      const description = `${lead.reference} est dans les leads ; les courriels prévus partent.`;
      showToast({ title: 'Sorti des indésirables', description, tone: 'success' });
    },
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
        </>
      }
      dialog={
        asking && (
          <EraseLeadDialog
            lead={lead}
            onErased={() => refreshErased(queries, '/api/leads')}
            onClose={() => ask(false)}
          />
        )
      }
    >
      <FirstLines>{lead.description ?? ''}</FirstLines>
    </ListRow>
  );
}

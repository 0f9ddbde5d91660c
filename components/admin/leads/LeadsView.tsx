import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { LeadList } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { color, layer, media, radius, shadow } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useList } from '../deskQueries.ts';
import { focusIsLost, useShortcuts } from '../keyboard.ts';
import { Act, WayLink } from '../list/Act.tsx';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { EmptyState, Failed, Loading, MoreRows } from '../list/ListState.tsx';
import { useStillRows } from '../list/useStillRows.ts';
import { useMedia } from '../useBrowser.ts';
import { Amounts } from './Amounts.tsx';
import { BulkBar } from './BulkBar.tsx';
import { everyId } from './inParts.ts';
import { DetailTitle, LeadPanel } from './LeadDetail.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { FilterChips, LeadsToolbar } from './LeadsToolbar.tsx';
import { forgetOpened, lastOpened, noteList, noteShown } from './lastLead.ts';
import { apiQuery, type LeadFilters, listQuery, readFilters, withFilter } from './leadFilters.ts';
import { useOpenLead } from './useOpenLead.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: 32px;
  ${media.oneColumn} { display: block; }
  @media (min-width: 1280px) { grid-template-columns: minmax(0, 1fr) 420px; }
  ${media.wide} { grid-template-columns: minmax(0, 1fr) 540px; }
`;
const Panel = styled.aside`
  position: sticky;
  top: 12px;
  max-height: calc(100dvh - 24px);
  overflow-y: auto;
  padding: 14px 24px 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  ${media.oneColumn} { display: none; }
`;
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 4px;
  font-size: 15px;
  & p { color: ${color['ink-3']}; }
`;

/** Tab « Leads »: search and filters, the newest requests, and the chosen one beside them, or in a sheet if there is no room. */
export function LeadsView() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const filtered = apiQuery(filters);
  useEffect(() => noteList(address.size > 0 ? `?${address}` : ''), [address]);
  const query = useList<LeadList>('/api/leads', listQuery(filters));
  const change = useCallback(
    (name: keyof LeadFilters, value: string) =>
      setAddress((now) => withFilter(now, name, value), { replace: name === 'q' }),
    [setAddress],
  );
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  const first = query.data?.pages[0];

  if (query.isPending) return <Loading>Chargement des leads...</Loading>;
  const failed = query.isError && leads.length === 0;
  if (leads.length === 0 && !filtered && !failed)
    return (
      <EmptyState title="Aucun lead pour le moment">
        <p>Les demandes de devis envoyées depuis le site apparaîtront ici, la plus récente en premier.</p>
        <WayLink to="/leads/saisie">Saisir une demande reçue autrement</WayLink>
      </EmptyState>
    );
  return (
    <>
      <LeadsToolbar filters={filters} query={filtered} onChange={change} />
      {filtered && (
        <Found>
          <FilterChips filters={filters} onChange={change} />
          {first && (
            <p role="status">
              {`${first.total_is_exact ? '' : 'Plus de '}${formatNumber(first.total)} ${first.total > 1 ? 'leads trouvés' : 'lead trouvé'}`}
            </p>
          )}
          <Amounts query={filtered} />
        </Found>
      )}
      {failed ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : leads.length === 0 ? (
        <EmptyState title="Aucun lead ne correspond">
          <Act onClick={() => setAddress({})}>Effacer la recherche et les filtres</Act>
        </EmptyState>
      ) : (
        <LeadsList key={listQuery(filters)} search={listQuery(filters)} leads={leads} query={query} />
      )}
    </>
  );
}

/** Notice of new leads, above the head of the list or, on a phone, at the bottom; nothing moves when it appears. */
const News = styled.div`
  position: sticky; top: 12px; z-index: ${layer.document};
  height: 0;
  text-align: center;
  ${media.phone} { position: fixed; inset: auto 0 calc(16px + var(--desk-foot, 0px)); height: auto; pointer-events: none; & button { pointer-events: auto; } }
  & button { min-height: 44px; border-color: ${color.blue}; background: ${color.sheet}; box-shadow: ${shadow.pop}; }
`;

const rowOf = (id: number) => document.querySelector(`[data-lead="${id}"]`);
const nameIn = (id: number) => rowOf(id)?.querySelector('button');
/** Returns the id of the lead whose row has the focus. */
const focusedLead = (): number => Number(document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset.lead);

interface ListProps {
  search: string;
  leads: Lead[];
  query: ReturnType<typeof useList<LeadList>>;
}

function LeadsList({ search, leads: known, query }: ListProps) {
  const { shown: leads, waiting, letIn, hand } = useStillRows(known, !search.includes('sort='));
  const total = query.total && query.total - waiting;
  const narrow = useMedia('oneColumn');
  const navigate = useNavigate();
  // After the owner comes back from a lead's page, focuses the row from which it was opened.
  const [back] = useState(lastOpened);
  const [chosen, choose] = useState(narrow ? undefined : back);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const open = useOpenLead(leads, chosen);
  const beside = open ?? leads[0];
  const current = narrow ? open : beside;

  const tick = useCallback(
    (ids: readonly number[]) =>
      setTicked((now) => {
        const next = new Set(now);
        const all = ids.every((id) => next.has(id));
        for (const id of ids) all ? next.delete(id) : next.add(id);
        return next;
      }),
    [],
  );
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const untick = (ids: readonly number[]) => {
    const gone = new Set(ids);
    setTicked((now) => new Set([...now].filter((id) => !gone.has(id))));
  };
  // If there is no room for the panel beside the list, the arrow keys move only the focus: choosing a lead would open its sheet over the
  // list.
  const here = () => (narrow ? leads.find(({ id }) => id === focusedLead()) : beside);
  const step = (by: number) => {
    const at = leads.findIndex(({ id }) => id === (narrow ? focusedLead() : beside?.id));
    const start = at === -1 ? -Math.max(0, by) : at;
    const next = leads[Math.min(leads.length - 1, Math.max(0, start + by))];
    if (!next) return;
    if (narrow) return nameIn(next.id)?.focus();
    choose(next.id);
    rowOf(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const withHere = (act: (id: number) => void) => {
    const lead = here();
    if (lead) act(lead.id);
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    o: () => withHere((id) => navigate(`/leads/${id}`)),
    x: () => withHere((id) => tick([id])),
  });
  useEffect(() => noteShown(leads.map(({ id }) => id)), [leads]);
  useEffect(() => {
    forgetOpened();
    if (back !== undefined) setTimeout(() => focusIsLost() && nameIn(back)?.focus());
  }, [back]);
  // Ticks all leads of the list by id, even those not loaded.
  const all = useMutation({ mutationFn: () => everyId(search), onSuccess: (ids) => setTicked(new Set(ids)) });
  const shown = leads.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const present = all.isSuccess ? [...ticked] : shown;
  return (
    <Columns>
      <div>
        <div {...hand}>
          <News role="status">
            {waiting > 0 && (
              <Act
                onClick={() => {
                  letIn();
                  setTimeout(() => focusIsLost() && known[0] && nameIn(known[0].id)?.focus());
                }}
              >
                {waiting === 1 ? '1 nouvelle demande' : `${waiting} nouvelles demandes`}
              </Act>
            )}
          </News>
          <LeadsTable
            leads={leads}
            total={total}
            current={current}
            back={back}
            ticked={ticked}
            onOpen={choose}
            onTick={tick}
            onNearEnd={goOn}
          />
        </div>
        <MoreRows shown={leads.length} total={total} query={query} />
        <BulkBar ids={present} total={query.total ?? leads.length} all={all} onUntick={untick} />
      </div>
      {beside && !narrow && (
        // Keeps the open lead in the panel when new ones arrive above it in the list: a button must not act on another one.
        <Panel aria-label="Détail du lead" onFocus={() => choose(beside.id)} onPointerEnter={() => choose(beside.id)}>
          <DetailTitle>{beside.name}</DetailTitle>
          <LeadPanel lead={beside} />
        </Panel>
      )}
      {narrow && open && (
        <DeskDialog look="sheet" title={open.name} onClose={() => choose(undefined)}>
          <LeadPanel lead={open} />
        </DeskDialog>
      )}
    </Columns>
  );
}

import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router';
import type { ContractNoticePage } from '../../../data/api/answers.ts';
import { media } from '../../theme.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { RowList } from '../list/RowList.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { Shelves } from '../list/Shelves.ts';
import { usePages } from '../usePages.ts';
import { ContractNoticeRow } from './ContractNoticeRow.tsx';
import { CONTRACT_NOTICES } from './contractNoticesQuery.ts';

const SHELVES = [
  { name: '', filed: 'false', label: 'À traiter', empty: 'Aucune notification à traiter' },
  { name: 'classees', filed: 'true', label: 'Classées', empty: 'Aucune notification classée' },
] as const;

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  align-items: end;
  gap: 12px;
  margin-bottom: 28px;
  && input { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  & > details { justify-self: start; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; }
`;

/** « Contrats »: who ended the pack or withdrew from an order, and when. No filter stands before this list. */
export function ContractsView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const shelf = SHELVES.find(({ name }) => name === (address.get('vue') ?? '')) ?? SHELVES[0];
  const asked = new URLSearchParams({ filed: shelf.filed, ...(q.trim() && { q: q.trim() }) }).toString();
  const here: Record<string, string> = shelf.name ? { vue: shelf.name } : {};
  const query = usePages<ContractNoticePage>(CONTRACT_NOTICES, asked);
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? [];
  return (
    <>
      <DeskTitle>Contrats</DeskTitle>
      <Intro>
        Les résiliations du pack mensuel et les rétractations arrivent ici sans passer par le filtre des indésirables.
        Chacune reçoit un accusé daté ; classez-la une fois traitée.
      </Intro>
      <Shelves aria-label="Contrats">
        {SHELVES.map(({ name, label }) => (
          <Link key={name} to={name ? `?vue=${name}` : '?'} aria-current={name === shelf.name ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Shelves>
      <Bar role="search" aria-label="Chercher une notification" onSubmit={(event) => event.preventDefault()}>
        <SearchBox
          value={q}
          placeholder="Nom, adresse, contrat ou référence"
          onChange={(value) => setAddress(value ? { ...here, q: value } : here, { replace: true })}
        />
        <ExportMenu path="/api/admin/exports/contract-notices.csv" query={asked} />
      </Bar>
      {query.isPending ? (
        <Loading>Chargement des notifications...</Loading>
      ) : query.isError && notices.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : notices.length === 0 ? (
        <EmptyState title={q.trim() ? 'Aucune notification ne correspond' : shelf.empty} />
      ) : (
        <>
          <RowList>
            {notices.map((notice) => (
              <ContractNoticeRow key={notice.id} notice={notice} />
            ))}
          </RowList>
          <MoreRows shown={notices.length} total={query.total} query={query} />
        </>
      )}
    </>
  );
}

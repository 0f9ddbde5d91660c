import { useSearchParams } from 'react-router';
import type { ContractNoticePage } from '../../../data/api/answers.ts';
import { CONTRACT_NOTICES } from '../deskQueries.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { RowList } from '../list/RowList.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ListShelves } from '../list/Shelves.tsx';
import { Rows, View } from '../list/View.tsx';
import { usePages } from '../usePages.ts';
import { ContractNoticeRow } from './ContractNoticeRow.tsx';

const SHELVES = [
  { name: '', filed: 'false', label: 'À traiter', empty: 'Aucune notification à traiter' },
  { name: 'classees', filed: 'true', label: 'Classées', empty: 'Aucune notification classée' },
] as const;

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
    <View
      title="Contrats"
      intro="Les résiliations du pack mensuel et les rétractations arrivent ici sans passer par le filtre des indésirables. Chacune reçoit un accusé daté ; classez-la une fois traitée."
    >
      <ListShelves label="Contrats" shelves={SHELVES} here={shelf.name} />
      <FilterBar label="Chercher une notification">
        <SearchBox
          value={q}
          placeholder="Nom, adresse, contrat ou référence"
          onChange={(value) => setAddress(value ? { ...here, q: value } : here, { replace: true })}
        />
        <ExportMenu path="/api/admin/exports/contract-notices.csv" query={asked} />
      </FilterBar>
      <Rows
        query={query}
        rows={notices}
        of="des notifications"
        empty={<EmptyState title={q.trim() ? 'Aucune notification ne correspond' : shelf.empty} />}
      >
        <RowList>
          {notices.map((notice) => (
            <ContractNoticeRow key={notice.id} notice={notice} />
          ))}
        </RowList>
      </Rows>
    </View>
  );
}

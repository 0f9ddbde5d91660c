import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ContractNoticeList } from '../../../data/api/responses.ts';
import type { ContractNotice } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { contractNoticeKinds, WITHDRAWAL_DAYS } from '../../../data/leads/contractNotices.ts';
import type { Content } from '../../../data/settings/content.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useContent } from '../../useContent.tsx';
import { Address } from '../Address.tsx';
import { CONTRACT_NOTICES, useList } from '../deskQueries.ts';
import { formatDay, formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { EraseOne } from '../list/ErasureDialog.tsx';
import { FilterBar, SearchBox } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { ListRow, RowList, RowText } from '../list/RowList.tsx';
import { ListShelves } from '../list/Shelves.tsx';
import { useStillRows } from '../list/useStillRows.ts';
import { Rows, View } from '../list/View.tsx';
import { useChange } from '../useChange.ts';

const SHELVES = [
  { name: '', filed: 'false', label: 'À traiter', empty: 'Aucune notification à traiter' },
  { name: 'classees', filed: 'true', label: 'Classées', empty: 'Aucune notification classée' },
] as const;

/** View « Contrats »: who terminated the pack or withdrew from an order, and when. No filters. */
export function ContractsView() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const shelf = SHELVES.find(({ name }) => name === (address.get('vue') ?? '')) ?? SHELVES[0];
  const filter = new URLSearchParams({ filed: shelf.filed, ...(q.trim() && { q: q.trim() }) }).toString();
  const here: Record<string, string> = { liste: 'contrats', ...(shelf.name && { vue: shelf.name }) };
  const query = useList<ContractNoticeList>(CONTRACT_NOTICES, filter);
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? [];
  const { shown, hand } = useStillRows(notices);
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
        <ExportMenu path="/api/admin/exports/contract-notices.csv" query={filter} />
      </FilterBar>
      <Rows
        query={query}
        rows={notices}
        of="des notifications"
        empty={<EmptyState title={q.trim() ? 'Aucune notification ne correspond' : shelf.empty} />}
      >
        <RowList {...hand}>
          {shown.map((notice) => (
            <ContractNoticeRow key={notice.id} notice={notice} />
          ))}
        </RowList>
      </Rows>
    </View>
  );
}

const DAY_MS = 86_400_000;
const dayAfter = (iso: string, days: number) => formatDay(new Date(Date.parse(iso) + days * DAY_MS).toISOString());

/** Describes what the owner must do about the notice, and by which day. */
const due = (content: Content, { kind, created_at, wished_end }: ContractNotice): string =>
  kind === 'termination'
    ? `fin du contrat le ${dayAfter(created_at, content.pack.noticeDays)}${wished_end ? `, ou plus tard : ${wished_end}` : ''}`
    : `remboursement avant le ${dayAfter(created_at, WITHDRAWAL_DAYS)}, si le délai courait encore`;

/** One notice: person, contract, duty, and whether the receipt was sent. */
function ContractNoticeRow({ notice }: { notice: ContractNotice }) {
  const content = useContent();
  const [asking, ask] = useState(false);
  const { id, kind, reference, name, email, contract, filed_at, filed_by, receipt_sent_at, created_at } = notice;
  const file = useChange<unknown, { filed: boolean }>('PATCH', `${CONTRACT_NOTICES}/${id}`, {
    old: [CONTRACT_NOTICES],
    toast: () => ['Contrats', `${reference} ${filed_at === null ? 'est classée' : 'est de nouveau à traiter'}.`],
  });
  return (
    <ListRow
      title={name}
      facts={
        <>
          <Address text={email} />
          {` · ${reference} · reçue le ${formatMoment(created_at)} · ${due(content, notice)}`}
        </>
      }
      badges={
        <>
          <Badge look="published">{labelOf(contractNoticeKinds, kind)}</Badge>
          <Badge {...(!receipt_sent_at && { look: 'draft' as const })}>
            {receipt_sent_at ? `Accusé envoyé le ${formatMoment(receipt_sent_at)}` : 'Accusé pas encore parti'}
          </Badge>
          {filed_at && <Badge>{`Classée le ${formatDay(filed_at)}${filed_by ? ` par ${filed_by}` : ''}`}</Badge>}
        </>
      }
      error={file.error}
      actions={
        <>
          <Act onClick={() => file.mutate({ filed: filed_at === null })} busy={file.isPending}>
            {filed_at ? 'À traiter de nouveau' : 'Classer'}
          </Act>
          <Act onClick={() => ask(true)}>Effacer</Act>
        </>
      }
      dialog={
        asking && (
          <EraseOne
            title={`Effacer ${reference} ?`}
            what="cette notification et ses courriels en attente. Elle fait preuve de ce que la personne a demandé, et vous pouvez avoir à la produire (article 17, paragraphe 3, du RGPD)"
            path={`${CONTRACT_NOTICES}/${id}`}
            name={reference}
            titles={['Notification effacée', 'Notification à la corbeille']}
            again="la reprendre"
            lists={[CONTRACT_NOTICES]}
            onClose={() => ask(false)}
          />
        )
      }
    >
      <RowText>{contract}</RowText>
    </ListRow>
  );
}

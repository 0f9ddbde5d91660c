import { useState } from 'react';
import type { ContractNotice } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { contractNoticeKinds, WITHDRAWAL_DAYS } from '../../../data/leads/contractNotices.ts';
import type { Content } from '../../../data/settings/content.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useContent } from '../../useContent.tsx';
import { Address } from '../Address.tsx';
import { CONTRACT_NOTICES } from '../deskQueries.ts';
import { formatDay, formatMoment } from '../formatDay.ts';
import { Act } from '../list/Act.tsx';
import { EraseOne } from '../list/EraseOne.tsx';
import { ListRow, Said } from '../list/RowList.tsx';
import { useChange } from '../useChange.ts';

const DAY_MS = 86_400_000;
const dayAfter = (iso: string, days: number) => formatDay(new Date(Date.parse(iso) + days * DAY_MS).toISOString());

/** What the owner owes, and until when. */
const due = (content: Content, { kind, created_at, wished_end }: ContractNotice): string =>
  kind === 'termination'
    ? `fin du contrat le ${dayAfter(created_at, content.pack.noticeDays)}${wished_end ? `, ou plus tard : ${wished_end}` : ''}`
    : `remboursement avant le ${dayAfter(created_at, WITHDRAWAL_DAYS)}, si le délai courait encore`;

/** One notice: who, which contract, what follows, whether the receipt has left. */
export function ContractNoticeRow({ notice }: { notice: ContractNotice }) {
  const content = useContent();
  const [asking, ask] = useState(false);
  const { id, kind, reference, name, email, contract, filed_at, filed_by, receipt_sent_at, created_at } = notice;
  const file = useChange<unknown, { filed: boolean }>('PATCH', `${CONTRACT_NOTICES}/${id}`, {
    old: [CONTRACT_NOTICES],
    said: () => ['Contrats', `${reference} ${filed_at === null ? 'est classée' : 'est de nouveau à traiter'}.`],
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
      <Said>{contract}</Said>
    </ListRow>
  );
}

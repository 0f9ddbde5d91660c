import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedBy } from '../../../data/api/deskInput.ts';
import type { ContractNotice } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { BIN_DAYS } from '../../../data/desk/retention.ts';
import { contractNoticeKinds, WITHDRAWAL_DAYS } from '../../../data/leads/contractNotices.ts';
import type { Content } from '../../../data/settings/content.ts';
import { callApi } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useContent } from '../../useContent.tsx';
import { Address } from '../Address.tsx';
import { formatDay, formatMoment } from '../formatDay.ts';
import { ErasureDialog } from '../list/ErasureDialog.tsx';
import { ListRow, Said } from '../list/RowList.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { refresh, refreshErased } from '../refresh.ts';
import { CONTRACT_NOTICES } from './contractNoticesQuery.ts';

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
  const queries = useQueryClient();
  const [filing, erasing] = [useNextButton(), useNextButton()];
  const { id, kind, reference, name, email, contract, filed_at, filed_by, receipt_sent_at, created_at } = notice;
  const file = useMutation({
    mutationFn: () => callApi('PATCH', `${CONTRACT_NOTICES}/${id}`, { filed: filed_at === null }),
    onSuccess: () => {
      refresh(queries, CONTRACT_NOTICES);
      const done = filed_at === null ? 'est classée' : 'est de nouveau à traiter';
      showToast({ title: 'Contrats', description: `${reference} ${done}.`, tone: 'success' });
    },
  });
  const erase = useMutation({
    mutationFn: (askedBy: AskedBy) => callApi('DELETE', `${CONTRACT_NOTICES}/${id}?asked_by=${askedBy}`),
    onSuccess: (_answer, askedBy) => {
      ask(false);
      refreshErased(queries, CONTRACT_NOTICES);
      const description =
        askedBy === 'person'
          ? `${reference} a disparu de la base.`
          : `${reference} reste ${BIN_DAYS} jours à la corbeille : vous pouvez la reprendre.`;
      showToast({ title: 'Notification effacée', description, tone: 'success' });
    },
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
          <Button
            type="button"
            level="secondary"
            size="md"
            {...filing}
            disabled={file.isPending}
            onClick={() => file.mutate()}
          >
            {file.isPending ? 'Un instant...' : filed_at ? 'À traiter de nouveau' : 'Classer'}
          </Button>
          <Button type="button" level="secondary" size="md" {...erasing} onClick={() => ask(true)}>
            Effacer
          </Button>
        </>
      }
      dialog={
        asking && (
          <ErasureDialog
            title={`Effacer ${reference} ?`}
            what="cette notification et ses courriels en attente. Elle fait preuve de ce que la personne a demandé, et vous pouvez avoir à la produire (article 17, paragraphe 3, du RGPD)"
            erase={erase}
            onClose={() => ask(false)}
          />
        )
      }
    >
      <Said>{contract}</Said>
    </ListRow>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BinPage } from '../../../data/api/answers.ts';
import type { Binned } from '../../../data/api/rows.ts';
import { BACKUP_DAYS, BIN_DAYS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { Address } from '../Address.tsx';
import { CONTRACT_NOTICES } from '../contracts/contractNoticesQuery.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatDay, formatMoment } from '../formatDay.ts';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { refresh, refreshErased } from '../refresh.ts';
import { UPKEEP } from '../upkeep/upkeepQuery.ts';
import { usePages } from '../usePages.ts';
import { BIN } from './binQuery.ts';

const PLACES: Record<Binned['kind'], string> = {
  lead: 'dans les leads',
  subscriber: 'parmi les abonnés',
  'contract-notice': 'parmi les contrats',
};

/** « Corbeille »: what was erased in the last thirty days, and the way back. */
export function BinView() {
  const query = usePages<BinPage>(BIN);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <DeskTitle>Corbeille</DeskTitle>
      <Intro>
        {`Ce que vous effacez, et ce dont la durée de conservation est passée, reste ici ${BIN_DAYS} jours avant de disparaître. Rien de cela ne paraît dans les listes, les recherches, les exports ou les chiffres.`}
      </Intro>
      {query.isPending ? (
        <Loading>Chargement de la corbeille...</Loading>
      ) : query.isError && items.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : items.length === 0 ? (
        <EmptyState title="La corbeille est vide">Rien n'attend d'être effacé.</EmptyState>
      ) : (
        <>
          <RowList>
            {items.map((item) => (
              <BinRow key={item.id} item={item} />
            ))}
          </RowList>
          <MoreRows shown={items.length} total={query.total} query={query} />
        </>
      )}
    </>
  );
}

function BinRow({ item }: { item: Binned }) {
  const [asking, ask] = useState(false);
  const queries = useQueryClient();
  const everyList = (again: typeof refresh) => {
    for (const path of [BIN, ...UPKEEP, '/api/leads', '/api/newsletter', CONTRACT_NOTICES]) again(queries, path);
  };
  const [takingBack, erasing] = [useNextButton(), useNextButton()];
  const called = item.reference ?? item.email;
  const takeBack = useMutation({
    mutationFn: () => callApi('POST', `${BIN}/${item.id}/restore`),
    onSuccess: () => {
      everyList(refresh);
      const place = PLACES[item.kind];
      showToast({
        title: 'Repris de la corbeille',
        description: `${called} est de nouveau ${place}.`,
        tone: 'success',
      });
    },
  });
  const erase = useMutation({
    mutationFn: () => callApi('DELETE', `${BIN}/${item.id}`),
    onSuccess: () => {
      ask(false);
      everyList(refreshErased);
      showToast({ title: 'Effacé', description: `${called} a disparu de la base.`, tone: 'success' });
    },
  });
  return (
    <ListRow
      title={item.name ?? item.email}
      facts={
        <>
          {item.name && <Address text={item.email} />}
          {`${item.name ? ' · ' : ''}${item.reference ?? 'abonné'} · à la corbeille le ${formatMoment(item.binned_at)} · effacé pour de bon le ${formatDay(item.erased_from)}`}
        </>
      }
      badges={<Badge>{item.actor === null ? 'Durée de conservation passée' : `Effacé par ${item.actor}`}</Badge>}
      error={takeBack.error}
      actions={
        <>
          <Button
            type="button"
            level="secondary"
            size="md"
            {...takingBack}
            disabled={takeBack.isPending}
            onClick={() => takeBack.mutate()}
          >
            {takeBack.isPending ? 'Un instant...' : 'Reprendre'}
          </Button>
          <Button type="button" level="secondary" size="md" {...erasing} onClick={() => ask(true)}>
            Effacer maintenant
          </Button>
        </>
      }
      dialog={
        asking && (
          <ConfirmDialog title={`Effacer ${called} ?`} erase={erase} onClose={() => ask(false)}>
            {`Il n’y aura plus de retour possible, comme lorsqu’une personne le demande. Les sauvegardes déjà faites en gardent une copie jusqu’à leur remplacement, sous ${BACKUP_DAYS} jours.`}
          </ConfirmDialog>
        )
      }
    />
  );
}

import { useState } from 'react';
import type { BinList } from '../../../data/api/responses.ts';
import type { Binned } from '../../../data/api/rows.ts';
import { BACKUP_DAYS, BIN_DAYS } from '../../../data/desk/retention.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Address } from '../Address.tsx';
import { BIN, CONTRACT_NOTICES, LEADS, SUMMARY, useList } from '../deskQueries.ts';
import { formatDay, formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/AskDialog.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { Rows, View } from '../list/View.tsx';
import { useChange } from '../useChange.ts';

const PLACES: Record<Binned['kind'], string> = {
  lead: 'dans les leads',
  subscriber: 'parmi les abonnés',
  'contract-notice': 'parmi les contrats',
};

/** View « Corbeille »: rows deleted in the last thirty days, each with a button that restores it. */
export function BinView() {
  const query = useList<BinList>(BIN);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <View
      title="Corbeille"
      intro={`Ce que vous effacez, et ce dont la durée de conservation est passée, reste ici ${BIN_DAYS} jours avant de disparaître. Rien de cela ne paraît dans les listes, les recherches, les exports ou les chiffres.`}
    >
      <Rows
        query={query}
        rows={items}
        of="de la corbeille"
        empty={<EmptyState title="La corbeille est vide">Rien n'attend d'être effacé.</EmptyState>}
      >
        <RowList>
          {items.map((item) => (
            <BinRow key={item.id} item={item} />
          ))}
        </RowList>
      </Rows>
    </View>
  );
}

const LISTS = [BIN, SUMMARY, LEADS, '/api/newsletter', CONTRACT_NOTICES];

function BinRow({ item }: { item: Binned }) {
  const [asking, ask] = useState(false);
  const called = item.reference ?? item.email;
  const takeBack = useChange('POST', `${BIN}/${item.id}/restore`, {
    old: LISTS,
    toast: () => ['Repris de la corbeille', `${called} est de nouveau ${PLACES[item.kind]}.`],
  });
  const erase = useChange('DELETE', `${BIN}/${item.id}`, {
    done: () => ask(false),
    erased: LISTS,
    toast: () => ['Effacé', `${called} a disparu de la base.`],
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
          <Act onClick={() => takeBack.mutate()} busy={takeBack.isPending}>
            Reprendre
          </Act>
          <Act onClick={() => ask(true)}>Effacer maintenant</Act>
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

import { useState } from 'react';
import type { ListedAccount } from '../../../data/api/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ACCOUNTS } from '../deskQueries.ts';
import { formatDay } from '../formatDay.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';
import { ListRow } from '../list/RowList.tsx';
import { useAccountChange } from './useAccountChange.ts';

/** One account: what protects it, and whether it opens. The last that does has no button: one must always open. */
export function AccountRow({ account, last }: { account: ListedAccount; last: boolean }) {
  const { id, username, created_at, disabled_at, passkeys, code_app, self } = account;
  const [asking, ask] = useState(false);
  const change = useAccountChange<unknown, { disabled: boolean }>('PATCH', `${ACCOUNTS}/${id}`);
  const remove = useAccountChange('DELETE', `${ACCOUNTS}/${id}`, () => ask(false));
  const factors = [
    ...(passkeys > 0 ? [passkeys > 1 ? `${passkeys} clés d’accès` : 'Clé d’accès'] : []),
    ...(code_app ? ['Application de codes'] : []),
  ];
  return (
    <ListRow
      title={username}
      facts={`Créé le ${formatDay(created_at)}${disabled_at ? ` · désactivé le ${formatDay(disabled_at)}` : ''}`}
      badges={
        <>
          {self && <Badge look="published">Vous</Badge>}
          {disabled_at && <Badge look="draft">Désactivé</Badge>}
          {factors.length === 0 ? (
            <Badge>Mot de passe seul</Badge>
          ) : (
            factors.map((factor) => <Badge key={factor}>{factor}</Badge>)
          )}
        </>
      }
      error={change.error}
      actions={
        !last && (
          <>
            <Act disabled={change.isPending} onClick={() => change.mutate({ disabled: disabled_at === null })}>
              {disabled_at ? 'Réactiver' : 'Désactiver'}
            </Act>
            <Act onClick={() => ask(true)}>Supprimer</Act>
          </>
        )
      }
      dialog={
        asking && (
          <ConfirmDialog
            title={`Supprimer le compte « ${username} » ?`}
            doing="Supprimer"
            erase={remove}
            onClose={() => ask(false)}
          >
            {self
              ? 'C’est le vôtre : vous serez aussitôt dehors. Ce que vous avez fait reste au journal.'
              : 'Ses sessions se ferment aussitôt. Ce qu’il a fait reste au journal.'}
          </ConfirmDialog>
        )
      }
    />
  );
}

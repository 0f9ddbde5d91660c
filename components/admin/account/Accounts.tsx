import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AccountCreated, ListedAccount } from '../../../data/api/accounts.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ACCOUNTS, useAccounts } from '../deskQueries.ts';
import { formatDay } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/AskDialog.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { SaveButton } from '../list/DeskForm.tsx';
import { LineForm } from '../list/FilterBar.tsx';
import { Problem } from '../list/Problem.tsx';
import { Facts, ListRow, RowList } from '../list/RowList.tsx';
import { Intro, QueryView, useAnchor, ViewTitle } from '../list/View.tsx';
import { useAccountChange } from '../useChange.ts';

/**
 * Row of an account: its factors, and whether it may sign in. The last enabled account has no button to disable it, since somebody must be
 * able to sign in.
 */
function AccountRow({ account, last }: { account: ListedAccount; last: boolean }) {
  const { id, username, created_at, disabled_at, factors, self } = account;
  const [asking, ask] = useState(false);
  const change = useAccountChange<unknown, { disabled: boolean }>('PATCH', `${ACCOUNTS}/${id}`);
  const remove = useAccountChange('DELETE', `${ACCOUNTS}/${id}`, () => ask(false));
  const passkeys = factors.filter((kind) => kind === 'passkey').length;
  const protections = [
    passkeys > 1 ? `${passkeys} clés d’accès` : passkeys === 1 && 'Clé d’accès',
    factors.includes('code') && 'Application de codes',
    factors.length === 0 && 'Mot de passe seul',
  ];
  return (
    <ListRow
      title={username}
      facts={`Créé le ${formatDay(created_at)}${disabled_at ? ` · désactivé le ${formatDay(disabled_at)}` : ''}`}
      badges={
        <>
          {self && <Badge look="published">Vous</Badge>}
          {disabled_at && <Badge look="draft">Désactivé</Badge>}
          {protections.map((one) => one && <Badge key={one}>{one}</Badge>)}
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

export function Accounts() {
  const query = useAccounts();
  useAnchor(query.data !== undefined);
  const [created, show] = useState<AccountCreated>();
  const form = useRef<HTMLFormElement>(null);
  const create = useAccountChange<AccountCreated, { username: string }>('POST', ACCOUNTS, (result) => {
    form.current?.reset();
    show(result);
  });
  return (
    <section id="comptes" aria-labelledby="tous-les-comptes">
      <ViewTitle id="tous-les-comptes">Tous les comptes</ViewTitle>
      <Intro>
        Chaque personne a son compte, et peut tout faire dans le bureau. Le <Link to="?vue=journal">journal</Link> dit
        qui a fait quoi : ne partagez pas un mot de passe.
      </Intro>
      <LineForm ref={form} onSend={(fields) => create.mutate({ username: String(fields.get('username')) })}>
        <TextField
          label="Identifiant du nouveau compte"
          name="username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={deskLimits.accountName}
        />
        <SaveButton busy={create.isPending}>Créer le compte</SaveButton>
        <Problem error={create.error} />
      </LineForm>
      <QueryView query={query} of="des comptes">
        {({ accounts }) => {
          const active = accounts.filter(({ disabled_at }) => disabled_at === null).length;
          return (
            <RowList>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} last={active === 1 && account.disabled_at === null} />
              ))}
            </RowList>
          );
        }}
      </QueryView>
      {created && <FirstPassword created={created} onClose={() => show(undefined)} />}
    </section>
  );
}

/** Dialog with the password of a new account, which is shown only once. */
const FirstPassword = ({ created, onClose }: { created: AccountCreated; onClose: () => void }) => (
  <DeskDialog
    firm
    title="Compte créé"
    text="Transmettez ces deux lignes à la personne, par un moyen sûr. Le mot de passe ne sera plus affiché ; elle le changera dans « Compte »."
    onClose={onClose}
  >
    <Facts
      rows={[
        ['Identifiant', created.username],
        ['Mot de passe', <code key="password">{created.password}</code>],
      ]}
    />
    <DialogActions>
      <Act level="primary" onClick={onClose}>
        Je l'ai noté
      </Act>
    </DialogActions>
  </DeskDialog>
);

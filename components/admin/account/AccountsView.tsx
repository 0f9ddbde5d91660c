import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { AccountCreated, AccountList } from '../../../data/api/accounts.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { media } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { RowList } from '../list/RowList.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { WayLink } from '../list/WayLink.tsx';
import { AccountRow } from './AccountRow.tsx';
import { ACCOUNTS } from './accountQuery.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { Said } from './Said.ts';
import { useAccountChange } from './useAccountChange.ts';

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 360px) auto;
  justify-content: start;
  align-items: end;
  gap: 12px;
  margin-bottom: 32px;
  && input { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  & > [role='alert'] { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; }
`;

/** « Comptes »: who may enter. */
export function AccountsView() {
  const { data, isPending, error, refetch } = useQuery<AccountList>({ queryKey: [ACCOUNTS] });
  const [created, show] = useState<AccountCreated>();
  const form = useRef<HTMLFormElement>(null);
  const create = useAccountChange<AccountCreated, { username: string }>('POST', ACCOUNTS, (answer) => {
    form.current?.reset();
    show(answer);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    create.mutate({ username: String(new FormData(event.currentTarget).get('username')) });
  };
  const active = data?.accounts.filter(({ disabled_at }) => disabled_at === null).length ?? 0;
  return (
    <>
      <DeskTitle>Comptes</DeskTitle>
      <Said>
        Chaque personne a son compte, et peut tout faire dans le bureau. Le journal dit qui a fait quoi : ne partagez
        pas un mot de passe.
      </Said>
      <WayLink to="/journal">Journal</WayLink>
      <Bar ref={form} onSubmit={submit}>
        <TextField
          label="Identifiant du nouveau compte"
          name="username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={deskLimits.accountName}
        />
        <SaveButton idle={create.isPending}>{create.isPending ? 'Un instant...' : 'Créer le compte'}</SaveButton>
        <Problem error={create.error} />
      </Bar>
      {data ? (
        <RowList>
          {data.accounts.map((account) => (
            <AccountRow key={account.id} account={account} last={active === 1 && account.disabled_at === null} />
          ))}
        </RowList>
      ) : isPending ? (
        <Loading>Chargement des comptes...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
      {created && <FirstPassword created={created} onClose={() => show(undefined)} />}
    </>
  );
}

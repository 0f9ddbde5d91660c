import styled from '@emotion/styled';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Account } from '../../../data/api/accounts.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { ACCOUNT } from '../account/accountQuery.ts';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { Problem } from '../list/Problem.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { answerWithPasskey } from '../signin/passkey.ts';
import { CONFIRMATION } from './callConfirmed.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
`;

/** The password, or a passkey, asked for again over what was being done. */
export function ConfirmPassword({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { data: account } = useQuery<Account>({ queryKey: [ACCOUNT] });
  const confirm = useMutation({
    mutationFn: async (password: string | undefined) =>
      callApi(
        'POST',
        CONFIRMATION,
        password === undefined ? { passkey: await answerWithPasskey(`${CONFIRMATION}/passkey`) } : { password },
      ),
    onSuccess: onConfirmed,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  const hasPasskey = account && account.passkeys.length > 0 && account.no_passkeys === null;
  return (
    <DeskDialog
      title="Confirmez que c’est vous"
      said="Un quart d’heure après la connexion, ce qui touche aux accès ou emporte des données redemande le mot de passe."
      onClose={onClose}
    >
      <Form onSubmit={submit}>
        {/* Password managers look for the name beside the password. */}
        <input type="text" name="username" autoComplete="username" value={account?.username ?? ''} readOnly hidden />
        <PasswordField />
        <Problem error={confirm.error} />
        <DialogActions>
          {hasPasskey && (
            <Button
              type="button"
              size="md"
              level="secondary"
              disabled={confirm.isPending}
              onClick={() => confirm.mutate(undefined)}
            >
              Utiliser une clé d'accès
            </Button>
          )}
          <Button type="submit" size="md" disabled={confirm.isPending}>
            {confirm.isPending ? 'Un instant...' : 'Confirmer'}
          </Button>
        </DialogActions>
      </Form>
    </DeskDialog>
  );
}

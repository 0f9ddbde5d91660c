import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { FactorAdded } from '../../../data/api/accounts.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { DialogFoot } from '../list/DialogFoot.tsx';
import { refresh } from '../refresh.ts';
import { makePasskey } from '../signin/passkey.ts';
import { ACCOUNT } from './accountQuery.ts';

const PASSKEYS = `${ACCOUNT}/passkeys`;
/** The fields of a dialog, above its buttons. */
export const DialogForm = styled.form`
  display: grid;
  gap: 14px;
`;

interface Props {
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** Names a passkey, then has the browser make it. */
export function AddPasskey({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async (name: string) => {
      const passkey = await makePasskey(`${PASSKEYS}/options`);
      return callConfirmed<FactorAdded>('POST', PASSKEYS, { name, passkey });
    },
    onSuccess: (added) => {
      onAdded(added);
      return refresh(queries, ACCOUNT);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <DeskDialog
      title="Ajouter une clé d’accès"
      said="Donnez-lui un nom qui dit où elle est, puis suivez ce que demande votre navigateur."
      onClose={onClose}
    >
      <DialogForm onSubmit={submit}>
        <TextField
          label="Nom de la clé"
          name="name"
          required
          placeholder="Téléphone, ordinateur du bureau, clé USB"
          autoComplete="off"
          maxLength={deskLimits.passkeyName}
        />
        <DialogFoot error={add.error} onClose={onClose}>
          <Button type="submit" size="md" disabled={add.isPending}>
            {add.isPending ? 'En attente de la clé...' : 'Créer la clé'}
          </Button>
        </DialogFoot>
      </DialogForm>
    </DeskDialog>
  );
}

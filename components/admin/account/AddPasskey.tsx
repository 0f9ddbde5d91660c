import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FactorAdded } from '../../../data/api/accounts.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { TextField } from '../../ui/Field.tsx';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { ACCOUNT } from '../deskQueries.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { refresh } from '../refresh.ts';
import { makePasskey } from '../signin/passkey.ts';

const PASSKEYS = `${ACCOUNT}/passkeys`;

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
  return (
    <AskDialog
      title="Ajouter une clé d’accès"
      said="Donnez-lui un nom qui dit où elle est, puis suivez ce que demande votre navigateur."
      label="Créer la clé"
      doing="En attente de la clé..."
      run={add}
      onSend={(fields) => add.mutate(String(fields.get('name')))}
      onClose={onClose}
    >
      <TextField
        label="Nom de la clé"
        name="name"
        required
        placeholder="Téléphone, ordinateur du bureau, clé USB"
        autoComplete="off"
        maxLength={deskLimits.passkeyName}
      />
    </AskDialog>
  );
}

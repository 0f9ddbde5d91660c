import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../api.ts';
import { useAccount } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { DeskForm } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { answerWithPasskey } from '../signin/passkey.ts';
import { CONFIRMATION, setAsk } from './callConfirmed.ts';

/** The password, or a passkey, asked for again over what was being done. */
function ConfirmPassword({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { data: account } = useAccount();
  const confirm = useMutation({
    mutationFn: async (password: string | undefined) =>
      callApi(
        'POST',
        CONFIRMATION,
        password === undefined ? { passkey: await answerWithPasskey(`${CONFIRMATION}/passkey`) } : { password },
      ),
    onSuccess: onConfirmed,
  });
  const submit = (fields: FormData) => {
    if (!confirm.isPending) confirm.mutate(String(fields.get('password')));
  };
  const hasPasskey = account && account.passkeys.length > 0 && account.no_passkeys === null;
  return (
    <DeskDialog
      title="Confirmez que c’est vous"
      said="Un quart d’heure après la connexion, ce qui touche aux accès ou emporte des données redemande le mot de passe."
      onClose={onClose}
    >
      <DeskForm onSend={submit}>
        {/* Password managers look for the name beside the password. */}
        <input type="text" name="username" autoComplete="username" value={account?.username ?? ''} readOnly hidden />
        <PasswordField />
        <Problem error={confirm.error} />
        <DialogActions>
          {hasPasskey && (
            <Act disabled={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
              Utiliser une clé d'accès
            </Act>
          )}
          <Act level="primary" type="submit" busy={confirm.isPending}>
            Confirmer
          </Act>
        </DialogActions>
      </DeskForm>
    </DeskDialog>
  );
}

/** Asks for the password whenever a call of the desk wants it again. */
export function ConfirmHost() {
  const [waiting, setWaiting] = useState<((outcome: 'confirmed' | 'given up') => void)[]>([]);
  useEffect(() => {
    setAsk(() => new Promise((resolve) => setWaiting((others) => [...others, resolve])));
    return () => setAsk(undefined);
  }, []);
  if (waiting.length === 0) return null;
  const finish = (outcome: 'confirmed' | 'given up') => {
    for (const resolve of waiting) resolve(outcome);
    setWaiting([]);
  };
  return <ConfirmPassword onConfirmed={() => finish('confirmed')} onClose={() => finish('given up')} />;
}

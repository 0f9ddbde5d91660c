import { useMutation } from '@tanstack/react-query';
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';

import { callApi } from '../../api.ts';
import { useAccount } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { DeskForm } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { passkeyAssertionOf } from '../signin/signIn.ts';
import { sayFailed } from '../useChange.ts';
import { CONFIRMATION, callConfirmed, setAsk } from './callConfirmed.ts';

/** Requests the password first, if the server requires it, then lets the browser save the file as usual. */
async function downloadConfirmed(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  try {
    await callConfirmed('GET', CONFIRMATION);
  } catch (error) {
    return sayFailed('Export impossible', error);
  }
  const link = document.createElement('a');
  Object.assign(link, { href, download: '' });
  link.click();
}

const subscribe = () => () => undefined;

/**
 * Link to an export. Without an address until React has loaded and can request the password: the server would refuse the file until then.
 */
export function ConfirmedDownload({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return <a {...rest} href={hydrated ? href : undefined} download onClick={downloadConfirmed} />;
}

/** Dialog that requests the password, or a passkey, again in the middle of an action. */
function ConfirmPassword({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { data: account } = useAccount();
  const confirm = useMutation({
    mutationFn: async (password: string | undefined) =>
      callApi('POST', CONFIRMATION, password === undefined ? { passkey: await passkeyAssertionOf() } : { password }),
    onSuccess: onConfirmed,
  });
  const submit = (fields: FormData) => {
    if (!confirm.isPending) confirm.mutate(String(fields.get('password')));
  };
  const hasPasskey = account?.no_passkeys === null && account.factors.some(({ kind }) => kind === 'passkey');
  return (
    <DeskDialog
      title="Confirmez que c’est vous"
      text="Un quart d’heure après la connexion, ce qui touche aux accès ou emporte des données redemande le mot de passe."
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

/** Renders the password dialog, whenever a call of the desk requires the password again; once for all views. */
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

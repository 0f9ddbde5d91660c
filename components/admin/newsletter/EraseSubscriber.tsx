import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { Address } from '../Address.tsx';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';
import { refresh } from '../refresh.ts';

/** Asks, then erases a subscriber with the proof of consent. */
export function EraseSubscriber({ id, email, onClose }: { id: number; email: string; onClose: () => void }) {
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: () => callApi('DELETE', `/api/admin/subscribers/${id}`),
    onSuccess: async () => {
      await Promise.all(['/api/newsletter', '/api/admin/subscribers'].map((path) => refresh(queries, path)));
      onClose();
      showToast({ title: 'Abonné effacé', description: `${email} a disparu de la base.`, tone: 'success' });
    },
  });
  const title = (
    <>
      {'Effacer '}
      <Address text={email} />
      {' ?'}
    </>
  );
  return (
    <ConfirmDialog title={title} erase={erase} onClose={onClose}>
      L'adresse et la preuve de son consentement disparaissent de la base. C'est irréversible : la personne pourra se
      réinscrire.
    </ConfirmDialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskedBy } from '../../../data/api/deskInput.ts';
import { BIN_DAYS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { Address } from '../Address.tsx';
import { ErasureDialog } from '../list/ErasureDialog.tsx';
import { refreshErased } from '../refresh.ts';

/** Asks why, then erases a subscriber with the proof of consent, or puts both into the bin. */
export function EraseSubscriber({ id, email, onClose }: { id: number; email: string; onClose: () => void }) {
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: (askedBy: AskedBy) => callApi('DELETE', `/api/admin/subscribers/${id}?asked_by=${askedBy}`),
    onSuccess: async (_answer, askedBy) => {
      await Promise.all(['/api/newsletter', '/api/admin/subscribers'].map((path) => refreshErased(queries, path)));
      onClose();
      showToast(
        askedBy === 'person'
          ? { title: 'Abonné effacé', description: `${email} a disparu de la base.`, tone: 'success' }
          : {
              title: 'Abonné à la corbeille',
              description: `${email} y reste ${BIN_DAYS} jours : vous pouvez le reprendre.`,
              tone: 'success',
            },
      );
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
    <ErasureDialog
      title={title}
      what="l’adresse et la preuve de son consentement ; la personne pourra se réinscrire"
      erase={erase}
      onClose={onClose}
    />
  );
}

import { useMutation } from '@tanstack/react-query';
import type { Lead } from '../../../data/api/rows.ts';
import { callApi } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';

interface Props {
  lead: Lead;
  onErased: () => void;
  onClose: () => void;
}

/** Asks, then erases a lead. */
export function EraseLeadDialog({ lead, onErased, onClose }: Props) {
  const erase = useMutation({
    mutationFn: () => callApi('DELETE', `/api/admin/leads/${lead.id}`),
    onSuccess: () => {
      showToast({ title: 'Lead effacé', description: `${lead.reference} a disparu de la base.`, tone: 'success' });
      onErased();
    },
  });
  return (
    <ConfirmDialog title={`Effacer le lead ${lead.reference} ?`} erase={erase} onClose={onClose}>
      Tout disparaît de la base : la demande, son historique, ses notes et ses courriels en attente. C'est irréversible.
      Les sauvegardes déjà faites la contiennent encore jusqu'à leur remplacement, sous 14 jours.
    </ConfirmDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import type { AskedBy } from '../../../data/api/deskInput.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { BIN_DAYS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { ErasureDialog } from '../list/ErasureDialog.tsx';

interface Props {
  lead: Lead;
  onErased: () => void;
  onClose: () => void;
}

/** Asks why, then erases a lead, or puts it into the bin. */
export function EraseLeadDialog({ lead, onErased, onClose }: Props) {
  const erase = useMutation({
    mutationFn: (askedBy: AskedBy) => callApi('DELETE', `/api/admin/leads/${lead.id}?asked_by=${askedBy}`),
    onSuccess: (_answer, askedBy) => {
      showToast(
        askedBy === 'person'
          ? { title: 'Lead effacé', description: `${lead.reference} a disparu de la base.`, tone: 'success' }
          : {
              title: 'Lead à la corbeille',
              description: `${lead.reference} y reste ${BIN_DAYS} jours : vous pouvez le reprendre.`,
              tone: 'success',
            },
      );
      onErased();
    },
  });
  return (
    <ErasureDialog
      title={`Effacer le lead ${lead.reference} ?`}
      what="la demande, son historique, ses notes et ses courriels en attente"
      erase={erase}
      onClose={onClose}
    />
  );
}

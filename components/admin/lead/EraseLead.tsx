import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from '../list/ConfirmDialog.tsx';
import { refresh } from '../refresh.ts';
import type { Lead } from '../rows.ts';
import { leadKey } from './leadQuery.ts';

/** Erasure of a lead, after asking: the right of article 17 of the GDPR. */
export function EraseLead({ lead }: { lead: Lead }) {
  const [asking, ask] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: () => callApi('DELETE', `/api/admin/leads/${lead.id}`),
    onSuccess: () => {
      queries.removeQueries({ queryKey: leadKey(lead.id) });
      refresh(queries, '/api/leads');
      showToast({ title: 'Lead effacé', description: `La demande ${lead.reference} a été effacée.`, tone: 'success' });
      navigate('/');
    },
  });
  return (
    <>
      <TextButton type="button" onClick={() => ask(true)}>
        Effacer ce lead
      </TextButton>
      {asking && (
        <ConfirmDialog
          title={`Effacer la demande ${lead.reference} ?`}
          confirm={erase.isPending ? 'Effacement...' : 'Effacer définitivement'}
          pending={erase.isPending}
          error={erase.error}
          onConfirm={() => erase.mutate()}
          onClose={() => ask(false)}
        >
          Tout disparaît de la base : la demande, son historique, ses notes et ses courriels en attente. C'est
          irréversible. Les sauvegardes déjà faites la contiennent encore jusqu'à leur remplacement, sous 14 jours.
        </ConfirmDialog>
      )}
    </>
  );
}

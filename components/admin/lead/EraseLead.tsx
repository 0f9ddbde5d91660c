import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Lead } from '../../../data/api/rows.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { LEADS, leadKey } from '../deskQueries.ts';
import { useShortcuts } from '../keyboard.ts';
import { backToList } from '../leads/lastLead.ts';
import { EraseOne } from '../list/ErasureDialog.tsx';

interface Props {
  lead: Lead;
  onErased?: () => void;
  onClose: () => void;
}

/** Asks why, then erases a lead, or puts it into the bin. */
export const EraseLeadDialog = ({ lead, ...dialog }: Props) => (
  <EraseOne
    title={`Effacer le lead ${lead.reference} ?`}
    what="la demande, son historique, ses notes et ses courriels en attente"
    path={`/api/admin/leads/${lead.id}`}
    name={lead.reference}
    titles={['Lead effacé', 'Lead à la corbeille']}
    lists={[LEADS]}
    {...dialog}
  />
);

/** Button that erases a lead after confirmation: the right of article 17 of the GDPR. */
export function EraseLead({ lead }: { lead: Lead }) {
  const [asking, ask] = useState(false);
  useShortcuts({ e: () => ask(true) });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = () => {
    queries.removeQueries({ queryKey: leadKey(lead.id) });
    navigate(backToList());
  };
  return (
    <>
      <TextButton type="button" onClick={() => ask(true)}>
        Effacer ce lead
      </TextButton>
      {asking && <EraseLeadDialog lead={lead} onErased={leave} onClose={() => ask(false)} />}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Lead } from '../../../data/api/rows.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { backToList } from '../leads/lastLead.ts';
import { refreshErased } from '../refresh.ts';
import { EraseLeadDialog } from './EraseLeadDialog.tsx';
import { leadKey } from './leadQuery.ts';

/** Erasure of a lead, after asking: the right of article 17 of the GDPR. */
export function EraseLead({ lead }: { lead: Lead }) {
  const [asking, ask] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = () => {
    queries.removeQueries({ queryKey: leadKey(lead.id) });
    refreshErased(queries, '/api/leads');
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadRecord } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { leadKey } from '../deskQueries.ts';

/**
 * The chosen lead. It stays open when a change takes it out of the filtered list: somebody may be writing in it. An erased one does not.
 */
export function useOpenLead(leads: readonly Lead[], chosen: number | undefined): Lead | undefined {
  const listed = leads.find(({ id }) => id === chosen);
  const [seen, see] = useState(listed?.id);
  if (listed && listed.id !== seen) see(listed.id);
  const enabled = chosen !== undefined && chosen === seen && !listed;
  const record = useQuery<LeadRecord>({ queryKey: leadKey(chosen ?? ''), enabled });
  return listed ?? (enabled && !record.isError ? record.data?.lead : undefined);
}

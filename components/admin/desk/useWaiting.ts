import type { ContractNoticePage, LeadPage } from '../../../data/api/answers.ts';
import { CONTRACT_NOTICES, useDay, useMail, useSiteState, useUpkeep } from '../deskQueries.ts';
import { usePages } from '../usePages.ts';

/** How much waits in a place; `danger` is late, or broken. */
export interface Waiting {
  count: number;
  tone?: 'danger' | undefined;
}

/** What waits in each view of the desk that counts, by its path. */
export function useWaiting(): Partial<Record<string, Waiting>> {
  const { total: held = 0 } = usePages<LeadPage>('/api/leads', 'quarantine=true');
  const { data: mail } = useMail();
  const { data: upkeep } = useUpkeep();
  const { data: day } = useDay();
  const troubles = useSiteState().data?.troubles.length ?? 0;
  const notices = usePages<ContractNoticePage>(CONTRACT_NOTICES, 'filed=false');
  const late = (day?.follow_ups.retard ?? 0) + troubles;
  const due = day ? late + day.follow_ups.aujourdhui + day.unanswered.total : 0;
  return {
    '/aujourdhui': { count: due, tone: late > 0 ? 'danger' : undefined },
    '/indesirables': { count: held },
    '/contrats': { count: notices.data?.pages[0]?.open ?? 0, tone: 'danger' },
    '/corbeille': { count: upkeep?.bin ?? 0 },
    '/courrier': { count: mail?.parked ?? 0, tone: 'danger' },
    '/etat': { count: troubles, tone: 'danger' },
  };
}

import { useQuery } from '@tanstack/react-query';
import type { ContractNoticePage, LeadPage, MailOverview, NoticeList, Upkeep } from '../../../data/api/answers.ts';
import { CONTRACT_NOTICES } from '../contracts/contractNoticesQuery.ts';
import { NOTICES } from '../desk/noticesQuery.ts';
import { MAIL } from '../mail/mailQuery.ts';
import { useSiteState } from '../site/siteStateQuery.ts';
import { UPKEEP } from '../upkeep/upkeepQuery.ts';
import { usePages } from '../usePages.ts';
import { siteTasks } from './siteTasks.ts';

const LOOK_AGAIN_MS = 5 * 60_000;

/** What the site asks of the owner, and whether a notice above the view asks for something too; undefined until known. */
export function useSiteTasks() {
  // Mail that waits is late once its hour is over: no event says so.
  const mail = useQuery<MailOverview>({ queryKey: MAIL, refetchInterval: LOOK_AGAIN_MS });
  const upkeep = useQuery<Upkeep>({ queryKey: UPKEEP });
  const settings = useQuery<NoticeList>({ queryKey: NOTICES });
  const site = useSiteState();
  const held = usePages<LeadPage>('/api/leads', 'quarantine=true');
  const contracts = usePages<ContractNoticePage>(CONTRACT_NOTICES, 'filed=false');
  if ([mail, upkeep, settings, site, held, contracts].some(({ isPending }) => isPending)) return undefined;
  const { clock, stopped } = upkeep.data ?? {};
  const told =
    Boolean(clock ?? stopped) || Boolean(site.data?.troubles.length) || Boolean(settings.data?.notices.length);
  const notices = contracts.data?.pages[0]?.open ?? 0;
  return { tasks: siteTasks({ mail: mail.data, notices, held: held.total ?? 0 }), told };
}

import { useQuery } from '@tanstack/react-query';
import type { ContractNoticePage, LeadPage } from '../../../data/api/answers.ts';
import type { MailOverview, NoticeList, Upkeep } from '../../../data/api/siteAnswers.ts';
import { CONTRACT_NOTICES } from '../contracts/contractNoticesQuery.ts';
import { NOTICES } from '../desk/noticesQuery.ts';
import { MAIL } from '../mail/mailQuery.ts';
import { mailTrouble } from '../mail/mailTrouble.ts';
import { useSiteState } from '../site/siteStateQuery.ts';
import { UPKEEP } from '../upkeep/upkeepQuery.ts';
import { usePages } from '../usePages.ts';
import { siteTasks } from './siteTasks.ts';

/** What the site asks of the owner, and whether a notice above the view asks for something too; undefined until known. */
export function useSiteTasks() {
  const mail = useQuery<MailOverview>({ queryKey: MAIL });
  const upkeep = useQuery<Upkeep>({ queryKey: UPKEEP });
  const settings = useQuery<NoticeList>({ queryKey: NOTICES });
  const site = useSiteState();
  const held = usePages<LeadPage>('/api/leads', 'quarantine=true');
  const contracts = usePages<ContractNoticePage>(CONTRACT_NOTICES, 'filed=false');
  if ([mail, upkeep, settings, site, held, contracts].some(({ isPending }) => isPending)) return undefined;
  const told =
    Boolean(upkeep.data?.clock ?? (mail.data && mailTrouble(mail.data))) ||
    Boolean(site.data?.troubles.length) ||
    Boolean(settings.data?.notices.length);
  const notices = contracts.data?.pages[0]?.open ?? 0;
  return { tasks: siteTasks({ notices, held: held.total ?? 0 }), told };
}

import type { ContractNoticePage, LeadPage } from '../../../data/api/answers.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { CONTRACT_NOTICES, useMail, useNotices, useSiteState, useUpkeep } from '../deskQueries.ts';
import { mailTrouble } from '../mail/mailTrouble.ts';
import { usePages } from '../usePages.ts';

/** Something that is not a lead and waits for the owner: the words, and the view where it is done. */
export interface SiteTask {
  text: string;
  to: string;
  tone: 'calm' | 'late';
}

interface State {
  /** Notices about contracts that are not put away. */
  notices: number;
  /** Requests kept out of the inbox. */
  held: number;
}

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number > 1 ? many : one}`;

/** What the site asks of the owner, the worst first. */
export function siteTasks({ notices, held }: State): SiteTask[] {
  const tasks: SiteTask[] = [];
  if (notices > 0)
    tasks.push({
      text: count(notices, 'résiliation ou rétractation à classer', 'résiliations ou rétractations à classer'),
      to: '/contrats',
      tone: 'late',
    });
  if (held > 0)
    tasks.push({
      text: count(held, 'demande mise de côté à lire', 'demandes mises de côté à lire'),
      to: '/indesirables',
      tone: 'calm',
    });
  return tasks;
}

/** What the site asks of the owner, and whether a notice above the view asks for something too; undefined until known. */
export function useSiteTasks() {
  const mail = useMail();
  const upkeep = useUpkeep();
  const settings = useNotices();
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

import type { MailOverview } from '../../../data/api/answers.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

/** Something that is not a lead and waits for the owner: the words, and the view where it is done. */
export interface SiteTask {
  text: string;
  to: string;
  tone: 'calm' | 'late';
}

interface State {
  mail: MailOverview | undefined;
  /** Notices about contracts that are not put away. */
  notices: number;
  /** Requests kept out of the inbox. */
  held: number;
}

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number > 1 ? many : one}`;

/** What the site asks of the owner, the worst first. */
export function siteTasks({ mail, notices, held }: State): SiteTask[] {
  const tasks: SiteTask[] = [];
  if (mail && mail.parked > 0)
    tasks.push({
      text: `${count(mail.parked, 'courriel abandonné n’est pas parti', 'courriels abandonnés ne sont pas partis')}`,
      to: '/courrier',
      tone: 'late',
    });
  if (mail && !mail.server)
    tasks.push({
      text:
        mail.waiting > 0
          ? `Le courrier n’est pas réglé : ${count(mail.waiting, 'courriel attend', 'courriels attendent')}`
          : 'Le courrier n’est pas réglé',
      to: '/courrier',
      tone: 'late',
    });
  else if (mail && mail.late > 0)
    tasks.push({
      text: `${count(mail.late, 'courriel attend', 'courriels attendent')} depuis plus d’une heure`,
      to: '/courrier',
      tone: 'late',
    });
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

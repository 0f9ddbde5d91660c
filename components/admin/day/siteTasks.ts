import { formatNumber } from '../../ui/formatNumber.ts';

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

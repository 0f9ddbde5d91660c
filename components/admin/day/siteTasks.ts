import type { Summary } from '../../../data/api/siteResponses.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useSummary } from '../deskQueries.ts';

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number > 1 ? many : one}`;

/** Describes in a line why mails are not sent; undefined while they are sent, and for a new site that has none to send. */
export function mailTrouble({ server, waiting, late, parked }: Summary['mail']): string | undefined {
  const given = count(parked, 'courriel abandonné n’est pas parti', 'courriels abandonnés ne sont pas partis');
  if (!server)
    return waiting > 0
      ? `Le courrier n’est pas réglé : ${count(waiting, 'courriel attend', 'courriels attendent')}.`
      : undefined;
  const slow = `${count(late, 'courriel attend', 'courriels attendent')} depuis plus d’une heure`;
  const parts = [...(parked > 0 ? [given] : []), ...(late > 0 ? [slow] : [])];
  return parts.length > 0 ? `${parts.join(', et ')}.` : undefined;
}

/** A task for the owner that concerns no lead: its words, and the view in which to do it. */
export interface SiteTask {
  text: string;
  to: string;
  tone: 'calm' | 'late';
}

interface State {
  /** Number of contract notices that the owner has not archived. */
  notices: number;
  /** Number of requests in quarantine. */
  held: number;
}

const counted = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number > 1 ? many : one}`;

/** Tasks of the site for the owner, the most serious first. */
export function siteTasks({ notices, held }: State): SiteTask[] {
  const tasks: SiteTask[] = [];
  if (notices > 0)
    tasks.push({
      text: counted(notices, 'résiliation ou rétractation à classer', 'résiliations ou rétractations à classer'),
      to: '/?liste=contrats',
      tone: 'late',
    });
  if (held > 0)
    tasks.push({
      text: counted(held, 'demande mise de côté à lire', 'demandes mises de côté à lire'),
      to: '/?liste=indesirables',
      tone: 'calm',
    });
  return tasks;
}

/** Returns the tasks about the site, and whether the news above the view report something too; undefined until loaded. */
export function useSiteTasks() {
  const { data } = useSummary();
  if (!data) return undefined;
  const { clock, mail, troubles, warnings, contracts, held } = data;
  const hasNews = clock !== null || mailTrouble(mail) !== undefined || troubles.length + warnings.length > 0;
  return { tasks: siteTasks({ notices: contracts, held }), hasNews };
}

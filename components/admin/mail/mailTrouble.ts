import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number > 1 ? many : one}`;

/** What is wrong with the mail, in one line; undefined while it leaves, and while a new site has none to send. */
export function mailTrouble({ server, waiting, late, parked }: MailOverview): string | undefined {
  const given = count(parked, 'courriel abandonné n’est pas parti', 'courriels abandonnés ne sont pas partis');
  if (!server)
    return waiting > 0
      ? `Le courrier n’est pas réglé : ${count(waiting, 'courriel attend', 'courriels attendent')}.`
      : undefined;
  const slow = `${count(late, 'courriel attend', 'courriels attendent')} depuis plus d’une heure`;
  const said = [...(parked > 0 ? [given] : []), ...(late > 0 ? [slow] : [])];
  return said.length > 0 ? `${said.join(', et ')}.` : undefined;
}

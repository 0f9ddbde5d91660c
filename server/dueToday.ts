import { outboxTotals } from '../database/mail/outboxState.ts';
import { openNotices } from '../database/people/contractNoticeList.ts';
import { dayOf } from './day.ts';
import type { Services } from './services.ts';

/** What waits for the owner this morning: leads, contracts, mail that was given up; `total` is 0 on a morning without anything. */
export async function dueToday({ connection, now, content }: Pick<Services, 'connection' | 'now' | 'content'>) {
  const day = await dayOf(connection, now(), content.current());
  const contracts = await openNotices(connection);
  const { parked } = await outboxTotals(connection, now());
  const { retard, aujourdhui } = day.follow_ups;
  return { day, contracts, parked, total: retard + aujourdhui + day.unanswered.total + contracts + parked };
}

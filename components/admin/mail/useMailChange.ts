import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { MAIL } from '../deskQueries.ts';
import { useChange } from '../useChange.ts';

/** A change of the outbox; its answer is the whole view anew, and what the leads' files show of it is old then. */
export const useMailChange = <Body = void>(path: string, done: string, method = 'POST') =>
  useChange<MailOverview, Body>(method, `${MAIL}/${path}`, {
    stores: [MAIL],
    old: ['/api/admin/leads'],
    said: () => ['Courrier', done],
  });

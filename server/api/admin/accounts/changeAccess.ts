import type { Response } from 'express';
import { type JournalEntry, writeJournal } from '../../../../database/accounts/journal.ts';
import { sessionByHash } from '../../../../database/accounts/sessions.ts';
import type { Connection } from '../../../../database/store.ts';
import { type Session, sessionOf, signInFirst } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';

interface Change extends Pick<JournalEntry, 'action' | 'subject' | 'amount'> {
  /** Body of the response; without one the response is 204. */
  answer?: object;
}

/**
 * Changes how an account signs in: writes the change with its journal line, sends an event to open desks, and responds. `job` throws, or
 * resolves to undefined when nothing had to change.
 * @throws Problem 401 when the session ended meanwhile: hashing takes its time
 */
export async function changeAccess(
  { queue, live, now }: Pick<Services, 'queue' | 'live' | 'now'>,
  response: Response,
  job: (writer: Connection, at: string, session: Session) => Promise<Change | undefined>,
): Promise<void> {
  const session = sessionOf(response);
  const at = now().toISOString();
  const answer = await queue.write(async (writer) => {
    if (!(await sessionByHash(writer, session.tokenHash))) throw signInFirst();
    const change = await job(writer, at, session);
    if (!change) return undefined;
    const { answer, ...line } = change;
    await writeJournal(writer, { ...line, account: session.username, at });
    return answer;
  });
  live.publish({ kind: 'accounts' });
  if (answer) response.json({ success: true, ...answer });
  else response.status(204).end();
}

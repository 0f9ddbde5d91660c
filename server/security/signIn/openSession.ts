import type { Request, Response } from 'express';
import type { JournalAction } from '../../../data/desk/journalActions.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { addKnownDevice, addSession } from '../../../database/accounts/sessions.ts';
import type { User } from '../../../database/accounts/users.ts';
import type { Connection } from '../../../database/store.ts';
import { redirect } from '../../http/redirect.ts';
import { addressOf, shortened } from '../../limits/clientNetwork.ts';
import type { Services } from '../../services.ts';
import { cookie } from '../cookies.ts';
import { DEVICE_COOKIE } from './attempts.ts';
import { deviceName } from './deviceName.ts';
import { hashToken, newToken, SESSION_COOKIE } from './session.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A session about to begin, with a fresh token: stored inside a transaction, then sent once that is on disk. */
export function newSession({ settings, now }: Services, request: Request) {
  const secure = settings.baseUrl.startsWith('https:');
  const [token, device] = [newToken(), newToken()];
  return {
    async store(writer: Connection, user: Pick<User, 'id' | 'username'>, action: JournalAction): Promise<void> {
      const at = now().toISOString();
      const source = { device: deviceName(request.get('user-agent')), network: shortened(addressOf(request)) };
      await addSession(writer, hashToken(token), user.id, at, source);
      await addKnownDevice(writer, hashToken(device), user.id, at);
      await writeJournal(writer, { action, account: user.username, at });
    },
    /** @param page where a form sent without script leads */
    send(response: Response, page?: string): void {
      response.append('Set-Cookie', cookie(SESSION_COOKIE, token, { secure }));
      response.append('Set-Cookie', cookie(DEVICE_COOKIE, device, { secure, maxAgeSeconds: YEAR_SECONDS }));
      if (page === undefined) response.status(204).end();
      else redirect(response, 303, page);
    },
  };
}

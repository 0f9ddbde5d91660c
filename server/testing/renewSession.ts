import { addSession, endSession } from '../../database/accounts/sessions.ts';
import { userByName } from '../../database/accounts/users.ts';
import { hashToken } from '../security/signIn/session.ts';
import { ADMIN, type SiteUnderTest } from './siteUnderTest.ts';

/** Signs the test's browser in again under its old cookie, as of the day the clock says: nights end sessions. */
export function renewSession({ services, admin, clock }: SiteUnderTest): void {
  const { connection } = services;
  const hash = hashToken(admin.Cookie?.split('=')[1] ?? '');
  endSession(connection, hash);
  addSession(connection, hash, userByName(connection, ADMIN.username)?.id ?? '', clock.time.toISOString());
}

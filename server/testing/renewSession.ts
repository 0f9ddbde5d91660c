import { addSession, endSession } from '../../database/accounts/sessions.ts';
import { userByName } from '../../database/accounts/users.ts';
import { hashToken } from '../security/signIn/session.ts';
import { ADMIN, type SiteUnderTest } from './siteUnderTest.ts';

/** Signs the test's browser in again under its old cookie, as of the day the clock says: nights end sessions. */
export async function renewSession({ services, admin, clock }: SiteUnderTest): Promise<void> {
  const hash = hashToken(admin.Cookie?.split('=')[1] ?? '');
  await services.queue.write(async (writer) => {
    await endSession(writer, hash);
    const user = await userByName(writer, ADMIN.username);
    await addSession(writer, hash, user?.id ?? '', clock.time.toISOString());
  });
}

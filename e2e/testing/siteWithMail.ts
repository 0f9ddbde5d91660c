import { onTestFinished } from 'vitest';
import { mailServer } from '../../server/testing/mailServer.ts';
import { startSite } from './site.ts';

/**
 * Starts a site whose mail goes to a mail server in the test. All tests of a file may share it, since starting it takes longer than most
 * tests (`atEnd` then receives the function that stops it).
 * @param root another copy of the project, instead of this one
 */
export async function siteWithMail(root?: string, atEnd: (stop: () => void | Promise<void>) => void = onTestFinished) {
  const server = await mailServer(atEnd);
  const site = await startSite(
    {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_SECURITY: 'none',
      SMTP_FROM: 'site@site.test',
      NOTIFY_TO: 'moi@site.test',
    },
    root,
  );
  atEnd(() => site.stop());
  return { server, site };
}

import { onTestFinished } from 'vitest';
import { mailServer } from '../../server/testing/mailServer.ts';
import { startSite } from './site.ts';

/** A site of the test's own, of this project or of a copy, whose mail goes to a server of the test's own. */
export async function siteWithMail(root?: string) {
  const server = await mailServer();
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
  onTestFinished(() => site.stop());
  return { server, site };
}

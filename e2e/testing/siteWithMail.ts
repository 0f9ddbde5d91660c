import { onTestFinished } from 'vitest';
import { mailServer } from '../../server/testing/mailServer.ts';
import { startSite } from './site.ts';

/**
 * A site of the test's own, of this project or of a copy, whose mail goes to a server of the test's own. The tests of a file may share one:
 * starting it costs more than most of them (`atEnd` receives the function that stops it).
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

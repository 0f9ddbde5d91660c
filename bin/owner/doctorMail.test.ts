import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { ownersCommand } from '../testing/ownersCommand.ts';

/** A mail server that takes one account alone; returns its port. */
async function serverFor(account: { username: string; password: string }): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === account.username && password === account.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 })),
  });
  onTestFinished(() => server.close());
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  return (server.server.address() as { port: number }).port;
}

test('doctor ticks a mail account that may sign in, and gives the server’s own words about one that may not', async () => {
  const port = await serverFor({ username: 'site@site.test', password: 'juste' });
  const settings = {
    ...{ DATA_DIR: migratedDirectory(), SMTP_HOST: '127.0.0.1', SMTP_PORT: `${port}`, SMTP_SECURITY: 'none' },
    ...{ SMTP_USERNAME: 'site@site.test', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' },
  };
  const doctor = async (password: string) =>
    (await ownersCommand({ ...settings, SMTP_PASSWORD: password }, 'doctor')).stdout
      .split('\n')
      .filter((line) => line.includes('serveur de messagerie'));
  expect(await doctor('juste')).toEqual([
    '✓ Le serveur de messagerie 127.0.0.1 accepte le compte site@site.test ; avis à moi@site.test.',
  ]);
  expect(await doctor('faux')).toEqual([
    expect.stringMatching(
      /^✗ Le serveur de messagerie 127\.0\.0\.1:\d+ ne prend pas les courriels : « .*Authentication credentials invalid.* »\.$/,
    ),
  ]);
});

import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { NO_KEY } from '../../server/offsite/copyRound.ts';
import { writeCopyState } from '../../server/offsite/copyState.ts';
import { ownersCommand } from '../testing/ownersCommand.ts';

/** Starts a mail server where only one account can sign in; returns its port. */
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

test('doctor does not report a key as missing that was just made, though the running site has not looked again', async () => {
  const dataDir = migratedDirectory();
  const directory = temporaryDirectory();
  const doctor = async () =>
    (await ownersCommand({ DATA_DIR: dataDir, BACKUP_DIRECTORY: directory }, 'doctor')).stdout
      .split('\n')
      .filter((line) => /[cC]opie/.test(line));
  const connection = openDatabase(dataDir);
  const look = { at: new Date().toISOString(), problem: NO_KEY, failures: 1 };
  const place = { address: directory, since: look.at, copy: null, drill: null, look, drillLook: null };
  await writeCopyState(connection, { directory: place });
  connection.close();
  expect(await doctor()).toEqual([`✗ Copies hors du serveur : ${NO_KEY}.`]);
  await ownersCommand({ DATA_DIR: dataDir, BACKUP_DIRECTORY: directory }, 'backup-key');
  expect(await doctor()).toEqual([
    `! La clé des copies est faite : la première part vers ${directory} dans les cinq minutes.`,
  ]);
});

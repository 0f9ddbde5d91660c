import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import type { MailSettings } from '../start/mailSettings.ts';
import { readSettings } from '../start/settings.ts';
import { FAULTS, type Fault, mailServer } from '../testing/mailServer.ts';
import { testMessage } from './messages/morningMessage.ts';
import { type Blame, describeFailure, SendFailure } from './sendFailure.ts';
import { openSmtpSender } from './smtpSender.ts';

const QUICK = { connect: 500, greet: 500, idle: 500, whole: 800 };
const identity = {
  from: 'site@site.test',
  notifyTo: 'moi@site.test',
  baseUrl: 'https://site.test',
  content: unchangedContent,
};
const ADDRESSES = { SMTP_FROM: identity.from, NOTIFY_TO: identity.notifyTo };
const mail = testMessage(identity, '<1@site.test>');

const settingsFor = (port: number, security: MailSettings['security'] = 'none'): MailSettings => ({
  ...identity,
  host: '127.0.0.1',
  port,
  security,
  credentials: undefined,
});

/** Failure of a send to a server with this fault. */
async function failure(fault: Fault): Promise<SendFailure> {
  const server = await mailServer();
  await server.breakDown(fault);
  const sender = openSmtpSender(settingsFor(server.port, fault === 'stripped' ? 'starttls' : 'none'), QUICK);
  const error = await sender.send(mail).then(
    () => undefined,
    (reason: SendFailure) => reason,
  );
  sender.close();
  expect(server.received).toEqual([]);
  if (!error) throw new Error('it was sent');
  return error;
}

describe('a send', () => {
  test("returns the server's reply, over one connection for several mails", async () => {
    const server = await mailServer();
    const sender = openSmtpSender(settingsFor(server.port));
    expect(await sender.send(mail)).toMatch(/^250 /);
    expect(await sender.send({ ...mail, messageId: '<2@site.test>' })).toMatch(/^250 /);
    sender.close();
    expect(server.received).toHaveLength(2);
    expect(server.connections()).toBe(1);
    expect(server.received[0]).toMatchObject({ from: identity.from, to: [identity.notifyTo] });
  });

  test('greets with the host of the site’s own address, as readers of mail expect; an address of the machine, the twin, it is not', async () => {
    const server = await mailServer();
    const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port), SMTP_SECURITY: 'none', ...ADDRESSES };
    const { mail: settings } = readSettings({ ...smtp, BASE_URL: 'https://www.site.test:8443' });
    if (!settings) throw new Error('no mail server was set');
    for (const one of [settings, { ...settings, name: undefined }]) {
      const sender = openSmtpSender(one, QUICK);
      await sender.send(mail);
      sender.close();
    }
    const greetings = [...server.heard().matchAll(/^EHLO (\S+)/gm)].map(([, name]) => name);
    expect(greetings).toEqual(['www.site.test', expect.not.stringContaining('site.test')]);
  });

  const blames: Record<(typeof FAULTS)[number], Blame> = {
    refused: 'server',
    silent: 'server',
    '421': 'server',
    '451': 'deferred',
    '550': 'refused',
    'hangs-up': 'deferred',
    drips: 'server',
    stripped: 'server',
  };
  test.each(FAULTS)('to a server that is %s fails soon, and says whose fault it is', async (fault) => {
    expect((await failure(fault)).blame).toBe(blames[fault]);
  });

  test('hands nothing of a mail to a server that hides STARTTLS, nor a password', async () => {
    const server = await mailServer();
    const credentials = { username: 'moi', password: 'mot-de-passe-secret' };
    const sender = openSmtpSender({ ...settingsFor(server.port, 'starttls'), credentials });
    await expect(sender.send(mail)).rejects.toMatchObject({ blame: 'server' });
    expect(server.heard()).toMatch(/^EHLO/);
    expect(server.heard()).not.toMatch(/MAIL FROM|AUTH|DATA/);
  });

  test.each([
    ['starttls', /STARTTLS/, /MAIL FROM/],
    ['none', /MAIL FROM/, /STARTTLS/],
  ] as const)('a server that offers STARTTLS hears with « %s » %s and never %s', async (security, first, never) => {
    let heard = '';
    const server = createServer((socket) => {
      socket.on('error', () => undefined).write('220 offers.test\r\n');
      socket.on('data', (chunk) => {
        heard += chunk;
        if (/^EHLO/.test(String(chunk))) socket.write('250-offers.test\r\n250 STARTTLS\r\n');
        else socket.destroy();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    await expect(openSmtpSender(settingsFor(port, security), QUICK).send(mail)).rejects.toBeInstanceOf(SendFailure);
    expect(heard).toMatch(first);
    expect(heard).not.toMatch(never);
  });

  test('twin: without that protection the same server gets the mail in clear', async () => {
    const server = await mailServer();
    const sender = openSmtpSender(settingsFor(server.port, 'none'));
    await sender.send(mail);
    sender.close();
    expect(server.heard()).toContain('MAIL FROM');
  });

  test('after a failure a new connection is made', async () => {
    const server = await mailServer();
    const sender = openSmtpSender(settingsFor(server.port));
    await server.breakDown('hangs-up');
    await expect(sender.send(mail)).rejects.toMatchObject({ blame: 'deferred' });
    await server.breakDown('none');
    expect(await sender.send(mail)).toMatch(/^250 /);
    sender.close();
    expect(server.received).toHaveLength(1);
  });

  test('is cut when the sender is closed under it', async () => {
    const server = await mailServer();
    await server.breakDown('silent');
    const sender = openSmtpSender(settingsFor(server.port), { connect: 5000, greet: 5000, idle: 5000, whole: 5000 });
    const sending = sender.send(mail);
    setTimeout(() => sender.close(), 50);
    await expect(sending).rejects.toMatchObject({ blame: 'server' });
  });
});

test.each([
  [
    'our own address refused',
    'send',
    { command: 'MAIL FROM', responseCode: 550, response: '550 no' },
    'account',
    '550 no',
  ],
  ['it for now', 'send', { command: 'MAIL FROM', responseCode: 451, response: '451 wait' }, 'server', '451 wait'],
  [
    'a recipient refused',
    'send',
    { command: 'RCPT TO', responseCode: 550, response: '550\r\nno' },
    'refused',
    '550 no',
  ],
  [
    'a recipient for now',
    'send',
    { command: 'RCPT TO', responseCode: 451, response: '451 wait' },
    'deferred',
    '451 wait',
  ],
  ['a line that is cut', 'send', { command: 'DATA', message: 'reset' }, 'deferred', 'reset'],
  ['a server that closes', 'send', { command: 'RCPT TO', responseCode: 421, response: '421 bye' }, 'server', '421 bye'],
] as const)('%s is the fault of whom the reply names', (_what, stage, error, blame, message) =>
  expect(describeFailure(error, stage)).toMatchObject({ blame, message }),
);

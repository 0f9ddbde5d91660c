import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { PATIENCE } from '../../e2e/testing/patience.ts';
import { openMailbox } from '../../server/bounces/openMailbox.ts';
import { readMailbox } from '../../server/bounces/readMailbox.ts';
import { startMailer } from '../../server/mail/startMailer.ts';
import { siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { pause } from '../testing/call.ts';
import { hasPostfix, NO_POSTFIX, startMailHost } from '../testing/postfix.ts';

/** What the readers' own server says of each of them. */
const ANSWERS: Record<string, { code: number; words: string }> = {
  'parti@ailleurs.test': { code: 550, words: '5.1.1 <parti@ailleurs.test>: Recipient address rejected: User unknown' },
  'plein@ailleurs.test': { code: 552, words: '5.2.2 Mailbox full' },
  'filtre@ailleurs.test': { code: 550, words: '5.7.1 Client host blocked using a list' },
};

/** The readers' server: it refuses whom it says. */
async function elsewhere(): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const answer = ANSWERS[address];
      done(answer ? Object.assign(new Error(answer.words), { responseCode: answer.code }) : null);
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return (server.server.address() as { port: number }).port;
}

const ready = hasPostfix();
if (!ready) process.stderr.write(`${NO_POSTFIX}\n`);

test.runIf(ready)(
  'bounces that Postfix writes are read back through Dovecot and stop whom they should',
  async () => {
    const host = await startMailHost({ domain: 'site.test', elsewhere: await elsewhere() });
    onTestFinished(() => host.stop());
    const site = await siteUnderTest({
      environment: {
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(host.smtpPort),
        SMTP_SECURITY: 'none',
        SMTP_FROM: 'site@site.test',
        NOTIFY_TO: 'moi@site.test',
        IMAP_HOST: '127.0.0.1',
        IMAP_PORT: String(host.imapPort),
        IMAP_SECURITY: 'none',
        IMAP_USERNAME: 'owner',
        IMAP_PASSWORD: 'secret',
        IMAP_READ_FOLDER: 'Rejets',
        BOUNCE_ADDRESS: 'rejets+*@site.test',
      },
    });
    const { services, api, raw, admin } = site;
    const { imap } = services.settings.bounces;
    if (!imap) throw new Error('no mailbox in the settings');
    const readers = [...Object.keys(ANSWERS), 'bien@ailleurs.test'];
    for (const email of readers) await api.post('/api/newsletter').send({ email }).expect(201);
    // Something of the owner's own, which is nobody's bounce.
    await api.post('/api/admin/mail/test').set(admin).expect(200);
    const mailer = startMailer(services);
    const { signal } = new AbortController();
    const bounces = () => raw.prepare('SELECT kind FROM bounces ORDER BY kind').pluck().all();
    const until = performance.now() + PATIENCE;
    while (bounces().length < 3 && performance.now() < until) {
      await pause(100);
      await readMailbox(services, imap, signal);
    }
    await mailer?.stop();
    expect(bounces(), host.log()).toEqual(['hard', 'sender', 'soft']);
    const stopped = raw.prepare(
      "SELECT email, stop_reason, stop_answer FROM newsletter_subscribers WHERE status = 'stopped'",
    );
    expect(stopped.all()).toEqual([
      {
        email: 'parti@ailleurs.test',
        stop_reason: 'hard',
        stop_answer: expect.stringContaining('5.1.1 <parti@ailleurs'),
      },
    ]);
    expect((await api.get('/api/admin/mail').set(admin)).body.bounces).toMatchObject({ problem: null, unread: 0 });
    const count = async (mailbox: string) => {
      const opened = await openMailbox({ ...imap, mailbox }, signal);
      const messages = await opened.after(0);
      opened.close();
      return messages.length;
    };
    expect([await count('Rejets'), await count('INBOX')]).toEqual([3, 1]);
  },
  2 * PATIENCE,
);

import { describe, expect, test } from 'vitest';
import { smtpReplies } from '../../data/testing/real/smtpReplies.ts';
import { verdictOfReply } from './noteBounce.ts';
import { readReport } from './readReport.ts';
import { complaintAbout, ID, reportAbout } from './testing/reports.ts';

test.each<[answer: string, kind: string | undefined, status?: string]>([
  ...smtpReplies.map(({ typed, meant }): [string, string] => [typed, meant]),
  ['550 5.1.1 <a@b.fr>: Recipient address rejected: User unknown in virtual mailbox table', 'hard'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'hard'],
  ['550 No such user here', 'hard'],
  ['550 5.7.1 Recipient rejected: unknown user', 'hard'],
  ['556 5.1.10 Domain does not accept mail (nullMX)', 'hard'],
  ['Host or domain name not found. Name service error for name=a.invalid', 'hard', '5.4.4'],
  ['552 5.2.2 Mailbox full', 'soft'],
  ['450 Requested action not taken: mailbox unavailable', 'soft'],
  ['550 Requested action not taken: mailbox unavailable (policy of the sender)', 'sender'],
  ['550 5.2.2 over quota', 'soft'],
  ['552 Requested mail action aborted: exceeded storage allocation', 'soft'],
  ['452 4.2.2 over quota', 'soft'],
  ['connect to mx.exemple.fr: Connection timed out', 'soft', '4.4.1'],
  ['delivery temporarily suspended', 'soft', '4.4.7'],
  ['550 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'sender'],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'sender'],
  ['421 4.7.0 Our system has detected an unusual rate of unsolicited mail', 'sender'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'sender'],
  ['552 5.3.4 Message size exceeds fixed limit', 'sender'],
  ['503 5.5.1 Bad sequence', 'sender'],
  ['553 5.1.8 <site@exemple.fr>... Domain of sender address site@exemple.fr does not exist', 'sender'],
  [
    '550 5.1.7 <site@x.fr>: Sender address rejected: undeliverable address: host mx said: 550 5.1.1 User unknown',
    'sender',
  ],
  ['550-Verification failed for <site@x.fr> 550-No Such User Here 550 Sender verify failed', 'sender'],
  ['550 5.1.0 <site@x.fr>: Sender address rejected: User unknown in virtual mailbox table', 'sender'],
  ['550 5.7.1 IP address blacklisted by recipient', 'sender', '5.1.1'],
  ['552 5.2.2 Over quota', 'soft', '5.1.1'],
  ['553 http://www.spamhaus.org/query/bl?ip=192.0.2.1', 'sender', '5.1.3'],
  ['550 5.1.1 <a@b.fr> has sent to too many recipients this hour', 'sender'],
  ['550 5.7.1 Message rejected: the account in the link does not exist', 'sender'],
  ['250 2.0.0 Ok', undefined],
  ['La connexion a été coupée', undefined],
  ['550 5.9.1.2 is not a code, and 192.5.1.1 none', 'soft'],
])('« %s » is %s', (answer, kind, status = '') => {
  expect(verdictOfReply(answer, status)).toBe(kind);
});

test('a bounce of text alone that Exim calls an automatic reply is read by what it quotes', async () => {
  const raw = (name: string) =>
    `From: Mail Delivery System <Mailer-Daemon@mx.test>\nAuto-Submitted: auto-replied\nX-Failed-Recipients: a@b.fr\n\n  a@b.fr\n    SMTP error from remote mail server after RCPT TO:<a@b.fr>:\n    550 5.1.1 <a@b.fr>: User unknown\n\nMessage-ID: ${name}\n`;
  expect(await readReport(Buffer.from(raw(ID)))).toMatchObject({ is: 'report', report: { names: [ID], kind: 'hard' } });
  expect(await readReport(Buffer.from(raw('')))).toEqual({ is: 'unread' });
});

const read = (raw: string) => readReport(Buffer.from(raw.replaceAll('\n', '\r\n')));

describe('a report', () => {
  test("names the returned mail and gives its server's reply", async () => {
    expect(await read(reportAbout(ID))).toEqual({
      is: 'report',
      report: {
        names: [ID],
        kind: 'hard',
        answer: '550 5.1.1 <lea@exemple.fr>: Recipient address rejected: User unknown',
      },
    });
  });

  test('names it by the address it was sent to and by its envelope first', async () => {
    const names = ['00000000-0000-4000-8000-000000000001', '0123456789abcdef0123456789abcdef'];
    const raw = reportAbout(ID, { to: `rejets+${names[0]}@exemple.fr`, envelope: names[1] });
    expect(await read(raw)).toMatchObject({ report: { names: [...names, ID] } });
  });

  test('that a mail is late, or has arrived, is no bounce', async () => {
    for (const action of ['delayed', 'delivered', 'relayed'])
      expect(await read(reportAbout(ID, { action, status: '4.4.1' }))).toMatchObject({ report: { kind: undefined } });
  });

  test('given up after passing refusals is a passing one', async () => {
    const raw = reportAbout(ID, { status: '4.4.1', diagnostic: 'smtp; connection timed out' });
    expect(await read(raw)).toMatchObject({ report: { kind: 'soft' } });
  });

  test('what a returned mail quotes in its text is not its name', async () => {
    const raw = reportAbout(ID).replace('Message-ID: ', 'Subject: x\n\nMessage-ID: ');
    expect(await read(raw)).toMatchObject({ report: { names: [] } });
  });
});

describe('a complaint', () => {
  test('names the mail and its source', async () => {
    const report = { names: [ID], kind: 'complaint', answer: 'abuse mx.exemple.fr' };
    expect(await read(complaintAbout(ID))).toEqual({ is: 'report', report });
  });

  test('that a mail is no junk, or was not signed, is no complaint', async () => {
    for (const type of ['not-spam', 'auth-failure'])
      expect(await read(complaintAbout(ID, type))).toMatchObject({ report: { kind: undefined } });
  });
});

describe('what is no report', () => {
  test('a letter of a mail system that follows no rule is unread', async () => {
    const raw = `From: MAILER-DAEMON@exemple.fr\nTo: moi@site.test\nSubject: failure notice\n\nHi. This is qmail. ${ID}\n`;
    expect(await read(raw)).toEqual({ is: 'unread' });
  });

  test.each(['', 'Auto-Submitted: auto-replied\n'])('an ordinary mail is a mail (%s)', async (header) => {
    expect(await read(`From: lea@exemple.fr\n${header}Subject: Bonjour\n\nJe suis absente. ${ID}\n`)).toEqual({
      is: 'mail',
    });
  });
});

describe('a bounce of text alone', () => {
  const NAMED = '0123456789abcdef0123456789abcdef';
  const bounce = (headers: string, ...text: string[]) =>
    read(
      [
        `To: rejets+${NAMED}@site.test`,
        headers,
        'Subject: Undelivered',
        '',
        ...text,
        '',
        '--- Original message ---',
        'From: moi@site.test',
        'Not a policy',
      ].join('\n'),
    );
  const report = (kind: string) => ({ is: 'report', report: { kind, names: [NAMED] } });

  test.each([
    [
      'Return-Path: <>\nAuto-Submitted: auto-replied',
      'hard',
      ['a@b.fr', 'host mx.b.fr said: 550 5.1.1 <a@b.fr> User unknown'],
    ],
    ['Return-Path: <>', 'hard', ['<a@b.fr>:', '550: <a@b.fr>: User unknown']],
    ['From: MAILER-DAEMON', 'hard', ['<a@b.fr>:', 'Sorry, no mailbox here by that name. (#5.1.1)']],
    ['From: "Postmaster" <postmaster@b.fr>', 'hard', ['Unknown user: a@b.fr']],
    ['Return-Path: <>', 'hard', ['a@b.fr: Domain does not exist']],
    [
      'Return-Path: <>',
      'sender',
      ['a@b.fr', 'SMTP error after MAIL FROM:<moi@site.test>: host said: 550 User unknown'],
    ],
    ['Return-Path: <>', 'soft', ['a@b.fr', '552 mailbox full, not enough disk space']],
  ])('%s is %s', async (headers, kind, text) => expect(await bounce(headers, ...text)).toMatchObject(report(kind)));

  test('somebody who is away is no bounce, though nobody is to answer it', async () => {
    const away = 'Return-Path: <>\nAuto-Submitted: auto-replied\nFrom: lea@exemple.fr';
    expect(await bounce(away, 'Je suis absente jusqu’au 5 mars.')).toEqual({ is: 'mail' });
  });

  test('a refusal after the whole text, without a code that says more, is about this mail', async () => {
    const after = '<a@b.fr>: host mx.b.fr said: 550 Unknown user a@b.fr (in reply to end of DATA command)';
    const raw = reportAbout(ID, { status: '5.0.0', diagnostic: 'smtp; 550 Unknown user a@b.fr' });
    expect(await read(raw)).toMatchObject({ report: { kind: 'hard' } });
    expect(await read(raw.replace("I'm sorry", after))).toMatchObject({ report: { kind: 'sender' } });
  });
});

test('a temporary reply means that an address is gone where its server gave up with « nobody there », and nowhere else', () => {
  const nobody = '450 4.1.1 user unknown';
  expect(verdictOfReply(nobody, '4.1.1', 'given up')).toBe('hard');
  for (const [answer, status] of [
    ['450 4.1.1 come back later', '4.1.1'],
    ['450 4.2.0 user unknown', '4.2.0'],
  ] as const)
    expect(verdictOfReply(answer, status, 'given up')).toBe('soft');
  expect(verdictOfReply(nobody, '4.1.1')).toBe('soft');
});

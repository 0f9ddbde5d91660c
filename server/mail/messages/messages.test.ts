import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lead } from '../../../data/api/rows.ts';
import { answerNames } from '../../../data/leads/leadAnswers.ts';
import { answersIn } from '../../../data/leads/leadMessage.ts';
import { serviceCodeOf } from '../../../data/leads/leadService.ts';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';
import { headerOf, headersOf, mailServer } from '../../testing/mailServer.ts';
import { mailWorld, OWNER } from '../../testing/mailWorld.ts';
import { openSmtpSender } from '../smtpSender.ts';
import { newsletterConfirmation } from './contractNoticeMessages.ts';
import { burstSummary, leadAcknowledgement, leadNotification } from './leadMessages.ts';
import { headerText } from './mailLayout.ts';
import { testMessage } from './morningMessage.ts';

const identity = { from: 'site@site.test', notifyTo: OWNER, baseUrl: 'https://site.test', content: unchangedContent };
const SOON = { messageId: '<1@site.test>', now: new Date('2026-11-21T09:01:00.000Z') };
const lead = ({ service = 'Étude de marché - 120€', ...over }: Partial<Lead> = {}): Lead => ({
  id: 42,
  reference: 'DEV-2026-0042',
  first_name: null,
  name: 'Camille Roux',
  email: 'camille@exemple.fr',
  company: 'Roux & Fils',
  service,
  service_code: serviceCodeOf(service),
  ...answersIn('Téléphone : non précisé\nDescription : Un marché à étudier'),
  first_page: '/blog',
  form_page: '/services/etude-marche',
  opener: 'Commander',
  referrer_host: 'exemple.org',
  utm: '{"utm_source":"lettre"}',
  quarantine: 'none',
  quarantine_reasons: null,
  status: 'nouveau',
  status_reason: null,
  amount_cents: null,
  follow_up_on: null,
  follow_up_time: '',
  origin: null,
  person_id: 1,
  answered_at: null,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  ...over,
});

test('a summary of a single request counts and names it', () => {
  const mail = burstSummary({ leads: [lead()], notices: [], identity, messageId: '<1@site.test>' });
  expect(mail.subject).toBe('1 demande en une heure');
  expect(mail.text).toContain('DEV-2026-0042');
});

describe('the owner’s notification', () => {
  const mail = leadNotification(lead(), identity, '<1@site.test>');

  test("holds all the visitor's words and their source, in text and in HTML", () => {
    const visitorWords = [
      'Camille Roux',
      'camille@exemple.fr',
      'Étude de marché - 120\u00a0€',
      'Un marché à étudier',
      '/blog',
      'lettre',
    ];
    for (const words of [...visitorWords, 'DEV-2026-0042', 'https://site.test/admin/leads/DEV-2026-0042']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('Roux & Fils');
    expect(mail.html).toContain('Roux &amp; Fils');
    expect(mail.text).toContain('21 novembre 2026');
  });

  test('comes from the site, goes to the owner, and is answered to the visitor', () => {
    expect([mail.from.address, mail.to.address, mail.replyTo]).toEqual([
      'site@site.test',
      OWNER,
      { name: '', address: 'camille@exemple.fr' },
    ]);
  });

  test('has no Reply-To when what was stored is not one whole address', () => {
    for (const email of ['a@b.fr, c@d.fr', 'a@b.fr\r\nBcc: c@d.fr', '"a" <a@b.fr>', ''])
      expect(leadNotification(lead({ email }), identity, '<1@site.test>').replyTo).toBeUndefined();
  });

  test('shows markup as the text it is', () => {
    const { html } = leadNotification(lead({ description: '<img src=x onerror=alert(1)>' }), identity, '<1@site.test>');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });
});

describe('the visitor’s acknowledgement', () => {
  test('repeats nothing that was typed: the site carries no message to another person', () => {
    const typed = {
      name: 'GAGNEZ http://spam.test',
      company: 'PUB',
      service: 'ACHETEZ',
      message: 'CLIQUEZ',
      opener: 'ICI',
    };
    const { subject, text, html } = leadAcknowledgement(lead(typed), identity, SOON);
    for (const words of Object.values(typed))
      for (const part of [subject, text, html]) expect(part).not.toContain(words);
    expect(text).toContain('DEV-2026-0042');
  });

  test('names the service when it is one of the catalogue, and reaches the owner when answered', () => {
    const mail = leadAcknowledgement(lead(), identity, SOON);
    expect(mail.text).toContain('(Étude de marché)');
    expect(mail.text).toContain('24\u00a0h');
    expect(mail.replyTo?.address).toBe(OWNER);
  });
});

test('the newsletter mail carries its two links and both unsubscribe headers', () => {
  const tokens = { confirm: '1.abc', unsubscribe: '1.def' };
  const { text, headers } = newsletterConfirmation('lea@exemple.fr', tokens, { identity, messageId: '<1@site.test>' });
  expect(text).toContain('https://site.test/newsletter/confirmer?jeton=1.abc');
  expect(text).toContain('https://site.test/newsletter/desinscription?jeton=1.def');
  expect(headers).toMatchObject({
    'List-Unsubscribe': '<https://site.test/api/newsletter/unsubscribe?jeton=1.def>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('an address that not every mail server accepts in a header is in the text', () => {
  const mail = leadNotification(lead({ email: 'élodie@société.fr' }), identity, '<1@site.test>');
  expect([mail.replyTo, mail.text]).toEqual([undefined, expect.stringContaining('écrivez à élodie@société.fr')]);
  expect(leadNotification(lead({ email: 'lea@société.fr' }), identity, '<2@site.test>').replyTo?.address).toBe(
    'lea@société.fr',
  );
});

test('no mail fetches anything from anywhere', () => {
  const mails = [
    leadNotification(lead(), identity, '<1@site.test>'),
    leadAcknowledgement(lead(), identity, SOON),
    testMessage(identity, '<1@site.test>'),
  ];
  for (const { html } of mails) expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=/i);
});

/** Header fields that a mail of the site may have. */
const ALLOWED = new Set([
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
]);
/** Faults of the header block of a received mail. */
function headerProblems(raw: string): string[] {
  const names = headersOf(raw).map(([name]) => name);
  return names.filter((name, index) => !ALLOWED.has(name) || names.indexOf(name) !== index);
}

const NASTY = [
  'a\r\nBcc: victime@exemple.fr',
  'a\nBcc: victime@exemple.fr',
  'a\rBcc: victime@exemple.fr',
  'a\u0000b',
  'a\u0085Bcc: x@y.fr',
  'a\u2028Bcc: x@y.fr',
  'Camille <autre@exemple.fr>, x@y.fr; z@y.fr',
  '=?utf-8?q?a=0D=0ABcc:_victime@exemple.fr?=',
  '=?utf-8?b?YQ0KQmNjOiB4QHkuZnI=?=',
  'a\r\n\r\n<html>corps</html>',
  '\u202egnp.exe',
  '.\r\nMAIL FROM:<x@y.fr>\r\n',
  '\ud800',
  'é'.repeat(10_000),
  'x'.repeat(10_000),
];

describe('what visitors type', () => {
  test('never adds a header or a recipient to a mail, whatever it is (10 mails a nasty text)', async () => {
    const server = await mailServer();
    const sender = openSmtpSender({
      ...identity,
      host: '127.0.0.1',
      port: server.port,
      security: 'none',
      credentials: undefined,
    });
    const fields = ['name', 'company', 'service', ...answerNames, 'first_page', 'opener', 'referrer_host'] as const;
    const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 300 }));
    const filled = fc.record(Object.fromEntries(fields.map((field) => [field, text])) as Record<'name', typeof text>);
    const samples = [
      ...NASTY.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
      ...fc.sample(filled, 60),
    ];
    for (const [index, sample] of samples.entries())
      await sender.send(leadNotification(lead(sample), identity, `<${index}@site.test>`));
    sender.close();
    expect(server.received).toHaveLength(samples.length);
    for (const { to, raw } of server.received) {
      expect(to).toEqual([OWNER]);
      expect(headerProblems(raw)).toEqual([]);
      expect(headerOf(raw, 'From')).toMatch(/<site@site\.test>$/);
      expect(headerOf(raw, 'Reply-To')).toBe('camille@exemple.fr');
    }
  });

  test('twin: a header that did get through is seen', () => {
    const raw = 'From: a\r\nSubject: b\r\nBcc: victime@exemple.fr\r\nSubject: c\r\n\r\ncorps';
    expect(headerProblems(raw)).toEqual(['Bcc', 'Subject']);
  });

  test.each(NASTY)('%j fits on one short line of a header', (nasty) => {
    const line = headerText(nasty);
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]|=\?/u);
    expect([line.length <= 120, line.isWellFormed()]).toEqual([true, true]);
  });
});

test('a lead posted over HTTP reaches the owner’s mailbox, answerable, with its reference', async () => {
  const world = await mailWorld();
  const reference = await world.post({ name: 'Zoé', email: 'zoe@exemple.fr' });
  await world.run({ forMs: 60_000, done: () => world.server.received.length === 2 });
  const [notification, acknowledgement] = world.server.received;
  expect([notification?.to, acknowledgement?.to]).toEqual([[OWNER], ['zoe@exemple.fr']]);
  expect(headerOf(notification?.raw ?? '', 'Reply-To')).toBe('zoe@exemple.fr');
  expect(headerOf(acknowledgement?.raw ?? '', 'Subject')).toContain(reference);
});

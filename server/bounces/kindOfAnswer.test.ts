import { expect, test } from 'vitest';
import { kindOfAnswer } from './noteBounce.ts';

test.each([
  ['550 5.1.1 <a@b.fr>: Recipient address rejected: User unknown in virtual mailbox table', 'hard'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'hard'],
  ['550 No such user here', 'hard'],
  ['550 5.7.1 Recipient rejected: unknown user', 'hard'],
  ['556 5.1.10 Domain does not accept mail (nullMX)', 'hard'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'hard'],
  ['Host or domain name not found. Name service error for name=a.invalid', 'hard', '5.4.4'],
  ['552 5.2.2 Mailbox full', 'soft'],
  ['550 5.2.2 over quota', 'soft'],
  ['552 Requested mail action aborted: exceeded storage allocation', 'soft'],
  ['452 4.2.2 over quota', 'soft'],
  ['connect to mx.exemple.fr: Connection timed out', 'soft', '4.4.1'],
  ['delivery temporarily suspended', 'soft', '4.4.7'],
  ['550 Requested action not taken: mailbox unavailable', 'soft'],
  ['550 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'sender'],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'sender'],
  ['421 4.7.0 Our system has detected an unusual rate of unsolicited mail', 'sender'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'sender'],
  ['552 5.3.4 Message size exceeds fixed limit', 'sender'],
  ['554 spam detected', 'sender'],
  ['503 5.5.1 Bad sequence', 'sender'],
  ['250 2.0.0 Ok', undefined],
  ['La connexion a été coupée', undefined],
  ['550 5.9.1.2 is not a code, and 192.5.1.1 none', 'soft'],
])('« %s » is %s', (answer, kind, status = '') => {
  expect(kindOfAnswer(answer, status)).toBe(kind);
});

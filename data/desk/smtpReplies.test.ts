import { expect, test } from 'vitest';
import { describeSmtpReply } from './smtpReplies.ts';

test.each([
  ['550 5.1.1 <a@b.fr>: Recipient address rejected: User unknown in virtual mailbox table', 'n’existe pas chez'],
  ['550 No such user', 'n’existe pas chez'],
  ['550-5.1.1 The email account that you tried to reach does not exist. NoSuchUser', 'n’existe pas chez'],
  ['450 4.1.2 <a@b.invalid>: Recipient address rejected: Domain not found', 'domaine de cette adresse'],
  ['552 5.2.2 Mailbox full', 'pleine'],
  ['452 4.2.2 The email account that you tried to reach is over quota', 'pleine'],
  ['552 5.3.4 Message size exceeds fixed limit', 'trop lourd'],
  ['535 5.7.8 Error: authentication failed', 'mot de passe'],
  ['Invalid login: 535 Authentication failed', 'mot de passe'],
  ['550 5.7.26 This mail is unauthenticated', 'SPF, DKIM et DMARC'],
  ['554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org', 'règles du destinataire'],
  ['451 4.7.1 Greylisting in action, please come back later', 'réessayer plus tard'],
  ['451 Try again later', 'réessayer plus tard'],
  ['554 5.7.1 <a@b.fr>: Relay access denied', 'pour vous'],
  ['connect ECONNREFUSED 127.0.0.1:587', 'refuse la connexion'],
  ['getaddrinfo ENOTFOUND smtp.exemple.invalid', 'introuvable'],
  ['Connection timeout', 'ne répond pas'],
  ['421 Service not available', 'pas disponible'],
  ['La connexion a été coupée', 'coupé la connexion'],
  ['599 zut', 'Refusé par le serveur'],
  ['250 2.0.0 Ok: queued as 4F2', 'Accepté'],
])('« %s » is shown by its meaning', (answer, words) => expect(describeSmtpReply(answer)).toContain(words));

test('unknown words of a mail server are shown as they are', () => {
  expect([describeSmtpReply('zut'), describeSmtpReply(null)]).toEqual([undefined, undefined]);
});

import type { BounceKind } from '../../desk/bounceWords.ts';
import { bySource } from './bySource.ts';

const FIELD = 'https://github.com/ActiveCampaign/smtp-field-manual data/codes';
const ORANGE = 'https://github.com/sisimai/p5-sisimai/issues/240';
const LAPOSTE = 'https://github.com/sisimai/p5-sisimai/issues/241';

/**
 * Replies of mail servers with their kind: `hard`, the address does not exist; `soft`, refused for now; `sender`, about the sender. Each
 * text is a whole reply or its beginning; « after » in its source: a reply code was added here.
 */
export const smtpReplies = bySource<Exclude<BounceKind, 'complaint'>>({
  [ORANGE]: [
    ['550 5.1.0 Emetteur invalide. Invalid Sender. OFR_415 [415]', 'sender'],
    ['550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]', 'hard'],
    ['552 5.1.1 Boite du destinataire pleine. Recipient overquota. OFR_417 [417]', 'soft'],
    ['550 5.2.0 Mail rejete. Mail rejected. ofr_506 [506]', 'sender'],
    ['550 5.2.0 Mail rejete. Mail rejected. ofr_513 [513]', 'sender'],
    [
      '421 mwinf5c27 ME Trop de connexions, veuillez verifier votre configuration. Too many connections, slow down. OFR004_104 [104]',
      'sender',
    ],
  ],
  'https://github.com/ActiveCampaign/smtp-field-manual/pull/60': [
    [
      '550 mwinf5c14 ME Adresse IP source bloquee pour incident de spam. Client host blocked for spamming issues. OFR006_102 Ref http://csi.cloudmark.com/reset-request/?ip=xxx.xxx.xxx.xxx [102]',
      'sender',
    ],
  ],
  'https://github.com/sisimai/p5-sisimai/pull/353': [
    [
      '421 4.2.0 Service refuse. Veuillez essayer plus tard. Service refused, please try later. OFR005_505 [505]',
      'soft',
    ],
  ],
  [LAPOSTE]: [
    ['550 5.5.0 Service refuse. Veuillez essayer plus tard. service refused, please try later. LPN007_510', 'soft'],
    ['550 5.5.0 SPF: 80.12.242.126 is not allowed to send mail. LPN004_401', 'sender'],
    ['550 5.1.1 Boite du destinataire archivee. Archived recipient. LPN004_420 [420]', 'hard'],
    ['550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. LPN416 416', 'hard'],
  ],
  [`after ${ORANGE} (a reply code added)`]: [
    ['552 5.2.0 Taille limite du message atteinte. Maximum size of the message reached. OFR_514 [514]', 'sender'],
  ],
  [`after ${LAPOSTE} (a reply code added)`]: [
    ['451 4.2.1 Service refuse. Veuillez essayer plus tard. Service refused, please try later. LPN104_424', 'soft'],
  ],
  'after https://github.com/JamBrain/JamBrain/issues/270': [['550 spam detected', 'sender']],
  [`${FIELD}/550.json (Gmail, iCloud, Comcast, AT&T, Zoho, Outlook)`]: [
    [
      "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces.",
      'hard',
    ],
    ['550 5.2.1 The email account that you tried to reach is disabled.', 'hard'],
    [
      '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
      'soft',
    ],
    [
      '550 5.7.1 [x.xx.xx.xx] Our system has detected that this message is likely suspicious due to the very low reputation of the sending domain.',
      'sender',
    ],
    ["550 5.7.1 Unauthenticated email from example.com is not accepted due to domain's DMARC policy.", 'sender'],
    ['550 5.1.1 <example@icloud.com>: user does not exist', 'hard'],
    ['550 5.7.1 [CS01] Message rejected due to local policy.', 'sender'],
    ['550 5.1.1 Not our Customer', 'hard'],
    ['550 5.1.1 <example@comcast.net> recipient mailbox unallocated', 'hard'],
    ['550 5.2.0 Message rejected due to DMARC.', 'sender'],
    ['550 5.5.0 Requested action not taken: mailbox unavailable.', 'hard'],
    ['550 5.7.1 Service unavailable, MailFrom domain is listed in Spamhaus.', 'sender'],
    ['550 5.2.1 <EXAMPLE@PRODIGY.NET>... Addressee unknown, relay=[x.xx.xx.xx]', 'hard'],
    ['550 5.7.1 Connections not accepted from servers without a valid sender domain.', 'sender'],
    ['550 5.1.1 <example@zoho.com> User unknown', 'hard'],
  ],
  [`${FIELD}/550.json (Mail.ru, Yandex, Mimecast, Proofpoint, Office 365, Barracuda, Symantec)`]: [
    [
      '550 Message was not accepted -- invalid mailbox. Local mailbox example@mail.ru is unavailable: account is disabled',
      'hard',
    ],
    ['550 5.7.1 Policy rejection on the target address', 'sender'],
    ['550 5.7.1 No such user!', 'hard'],
    ['550 Administrative prohibition - envelope blocked', 'sender'],
    ['550 Rejected by header based manually Blocked Senders: email@example.com', 'sender'],
    ['550 5.1.1 <email@example>: Recipient address rejected: User unknown', 'hard'],
    ['550 5.1.1 - This is not a valid email address.', 'hard'],
    ['550 5.7.1 <email@example.com>: Recipient address rejected: User email address is marked as invalid.', 'hard'],
    ['550 5.7.1 Relaying denied', 'sender'],
    ['550 5.4.1 [email@example.com]: Recipient address rejected: Access denied [example.com]', 'hard'],
    ['550 cuda_nsu 5.1.1 <email@example.com>... User unknown', 'hard'],
    ['550 No such user (email@example.com)', 'hard'],
    ['550 Blocked', 'sender'],
    ['550 rejecting spoofed message', 'sender'],
    ['550 Invalid recipient <email@example.com> (#5.1.1)', 'hard'],
  ],
  [`${FIELD}/552.json`]: [
    ['552 5.2.2 The email account that you tried to reach is over quota.', 'soft'],
    ['552 1 Requested mail action aborted, mailbox not found', 'hard'],
    ['552 5.2.2 Mailbox size limit exceeded', 'soft'],
    ['552 5.2.2 user quota exceeded (UserSearch)', 'soft'],
    ['552 5.1.1 <example@comcast.net> recipient rejected - extended quota violation', 'soft'],
    ['552 Requested mail action aborted: exceeded storage allocation Quota exceeded.', 'soft'],
    ['552 5.7.1 virus [name] detected by Zoho Mail', 'sender'],
  ],
  [`${FIELD}/554.json`]: [
    [
      '554 5.2.122 The recipient has exceeded their limit for the number of messages they can receive per hour.',
      'soft',
    ],
    ["554 delivery error: dd This user doesn't have a example.com account (example@example.com) [-9]", 'hard'],
    [
      '554 delivery error: dd Sorry, your message to example@example.com cannot be delivered. This mailbox is disabled (554.30).',
      'hard',
    ],
    ['554 delivery error: dd example@example.com is no longer valid. [-20]', 'hard'],
    ['554 5.7.9 Message not accepted for policy reasons.', 'sender'],
    ['554 Message not allowed - Headers are not RFC compliant[291]', 'sender'],
    ['554 5.7.1 [1] Message rejected under suspicion of SPAM', 'sender'],
    ['554 5.7.1 <example@icloud.com>: Relay access denied', 'sender'],
    ['554 5.2.3 MailPolicy violation Error delivering to mailboxes,mx.zoho.com', 'sender'],
    ['554 5.2.2 <example@free.fr>: Recipient address rejected: Quota exceeded (mailbox for user is full)', 'soft'],
    ['554 5.7.1 <example@example.com>: Recipient address rejected: BLOCK-SEND-ER.', 'sender'],
    ['554 5.7.1 <example@example.com>: Recipient address rejected: Invalid-Recipient.', 'hard'],
    ['554 rejected due to spam URL in content', 'sender'],
    ['554 5.7.1 <email@example.com>: Recipient address rejected: Not in recipient list', 'hard'],
  ],
  'after https://www.emailacademy.fr/pt2/Blog/Les-erreurs-de-non-remise-des-emails-et-leurs-significations': [
    ['550 5.1.1 <user@example.com>: Recipient address rejected: User unknown in local recipient table', 'hard'],
    ['554 5.7.1 Message rejected due to policy restrictions', 'sender'],
  ],
  'after https://assistance.email/top-10-des-messages-derreur-e-mail/amp': [
    ['550 5.1.1 Utilisateur inconnu', 'hard'],
    ['552 5.2.3 Message size exceeds fixed limit', 'sender'],
    ['550 Requested action not taken: mailbox unavailable', 'hard'],
  ],
  'after https://github.com/aschroder/Magento-SMTP-Pro-Email-Extension/issues/94': [
    ['554 sorry, too many emails (#5.7.1)', 'sender'],
  ],
  'after https://smtpstatuses.com/enhanced (RFC 3463)': [
    ['550 5.1.6 Destination mailbox has moved, No forwarding address', 'hard'],
    ['550 5.1.2 Bad destination system address', 'hard'],
  ],
});

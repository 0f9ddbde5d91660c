import type { ImportLine } from '../../api/people.ts';

type Expected = Pick<ImportLine, 'email' | 'consent_at' | 'state'>;

/**
 * A file of subscribers as a program exports it. Titles, states and signs are the source's; the people are invented, hence the « after »
 * before each source.
 */
interface SubscriberFile {
  program: string;
  source: string;
  /** `windows`: Windows-1252; `utf16`: Excel's « Texte Unicode ». */
  encoding?: 'windows' | 'utf16';
  lines: readonly string[];
  meant: readonly (readonly [email: string, consent_at: string, state: Expected['state']])[];
}

export const subscriberFiles: readonly SubscriberFile[] = [
  {
    program: 'Mailchimp',
    source: 'https://github.com/buttondown/roadmap/issues/2276',
    lines: [
      '"Email Address","First Name","Last Name",EMAIL_TYPE,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
      'lea@exemple.fr,Léa,Martin,html,4,"2022-05-03 15:28:22",,"2022-05-03 15:30:01",192.0.2.7,,,,,,fr,,"2023-01-01 10:00:00",1,a1,,"""Salon"""',
    ],
    meant: [['lea@exemple.fr', '2022-05-03 15:28:22', '']],
  },
  {
    program: 'Substack, full records',
    source: 'https://github.com/buttondown/roadmap/issues/2282',
    lines: [
      'Email,Name,Subscription type,Activity,Subscription date,Revenue,Subscriber country,Email last opened at,Expires at,First payment at,Cancel date,Receiving emails for',
      'lea@exemple.fr,Léa,Free,4,2023-06-22T04:58:05.613Z,$0.00,FR,2024-01-05T10:36:08.164Z,,,,',
    ],
    meant: [['lea@exemple.fr', '2023-06-22T04:58:05.613Z', '']],
  },
  {
    program: 'Substack, list of addresses',
    source: 'https://github.com/betacraft/substack_parser/wiki',
    lines: [
      'email,active_subscription,expiry,plan,email_disabled,digest_enabled,created_at',
      'lea@exemple.fr,FALSE,,other,FALSE,FALSE,2022-11-15T07:55:22.660Z',
      'parti@exemple.fr,FALSE,,other,TRUE,FALSE,2022-11-15T07:55:22.660Z',
    ],
    meant: [
      ['lea@exemple.fr', '2022-11-15T07:55:22.660Z', ''],
      ['parti@exemple.fr', '2022-11-15T07:55:22.660Z', 'left'],
    ],
  },
  {
    program: 'Ghost',
    source: 'https://ghost.org/docs/members/import-members/',
    lines: [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      'm1,lea@exemple.fr,Léa Martin,"VIP, des débuts",true,false,,2019-10-30T14:52:08.000Z,,"label 1, label 2",',
      'm2,parti@exemple.fr,,,false,false,,2019-10-30T14:52:08.000Z,,,',
    ],
    meant: [
      ['lea@exemple.fr', '2019-10-30T14:52:08.000Z', ''],
      ['parti@exemple.fr', '2019-10-30T14:52:08.000Z', 'left'],
    ],
  },
  {
    program: 'listmonk',
    source: 'https://mintlify.wiki/knadh/listmonk/api/import',
    lines: [
      'email,name,status,attributes',
      'lea@exemple.fr,Léa Martin,enabled,"{""city"": ""Lyon"", ""age"": 30}"',
      'arrete@exemple.fr,A. Rêté,blocklisted,',
      'ecarte@exemple.fr,,disabled,',
    ],
    meant: [
      ['lea@exemple.fr', '', ''],
      ['arrete@exemple.fr', '', 'stopped'],
      ['ecarte@exemple.fr', '', 'stopped'],
    ],
  },
  {
    program: 'listmonk of before, « blacklisted »',
    source:
      'https://git.hangar.org/hangar-tech/listmonk/raw/commit/65317503cf3a82c7d4a6ac995d1d8103d6aaf322/frontend/src/Import.js',
    lines: [
      'email, name, status, attributes',
      'user1@mail.com, "User One", enabled, "{""age"": 32}"',
      'user2@mail.com, "User Two", blacklisted, "{""age"": 25}"',
    ],
    meant: [
      ['user1@mail.com', '', ''],
      ['user2@mail.com', '', 'stopped'],
    ],
  },
  {
    program: 'Brevo',
    source: 'https://developers.brevo.com/reference/request-contact-export',
    lines: [
      'EMAIL;PRENOM;NOM;ADDED_TIME;MODIFIED_TIME',
      'lea@exemple.fr;Léa;Martin;01-03-2024 14:05:00;02-03-2024 09:00:00',
    ],
    meant: [['lea@exemple.fr', '01-03-2024 14:05:00', '']],
  },
  {
    program: 'Buttondown, columns of the API',
    source: 'https://docs.buttondown.email/api-reference/subscribers',
    lines: [
      'creation_date,email,id,metadata,notes,referrer_url,secondary_id,source,subscriber_type,tags',
      '2019-08-24T14:15:22Z,lea@exemple.fr,497f6eca,{},,http://jmduke.com,3,api,regular,',
      '2019-08-24T14:15:22Z,attend@exemple.fr,497f6ecb,{},,,4,api,unactivated,',
    ],
    meant: [
      ['lea@exemple.fr', '2019-08-24T14:15:22Z', ''],
      ['attend@exemple.fr', '2019-08-24T14:15:22Z', 'pending'],
    ],
  },
  {
    program: 'Buttondown, columns of its view',
    source: 'https://docs.buttondown.com/subscriber-dashboard',
    lines: [
      'Email,Tags,Undeliverability date,Subscription date,Unsubscription date,Referrer URL',
      'lea@exemple.fr,,,2024-03-01,,',
      'parti@exemple.fr,,,2024-03-01,2024-05-01,',
    ],
    meant: [
      ['lea@exemple.fr', '2024-03-01', ''],
      ['parti@exemple.fr', '2024-03-01', 'left'],
    ],
  },
  {
    program: 'MailUp, who left',
    source: 'https://help.mailup.com/pages/viewpage.action?pageId=37978139',
    lines: ['Email;Phone Number;idList;OptOut_Date;optout_nl', 'parti@exemple.fr;;1;20110122T111244;161'],
    meant: [['parti@exemple.fr', '', 'left']],
  },
  {
    program: 'MailerLite',
    source: 'https://www.mailerlite.com/help/subscriber-statuses-explained',
    lines: ['Email,Status', 'lea@exemple.fr,Active', 'parti@exemple.fr,Unsubscribed', 'arrete@exemple.fr,Bounced'],
    meant: [
      ['lea@exemple.fr', '', ''],
      ['parti@exemple.fr', '', 'left'],
      ['arrete@exemple.fr', '', 'stopped'],
    ],
  },
  {
    program: 'Avoori, list and global status',
    source: 'https://avoori.com/support/sending-newsletters/exporting-subscribers-with-list-status-and-global-status/',
    lines: [
      'Email,Global Status',
      'arrete@exemple.fr,Bounced',
      'attend@exemple.fr,Unconfirmed',
      'parti@exemple.fr,Unsubscribed',
      'lea@exemple.fr,Subscribed',
    ],
    meant: [
      ['arrete@exemple.fr', '', 'stopped'],
      ['attend@exemple.fr', '', 'pending'],
      ['parti@exemple.fr', '', 'left'],
      ['lea@exemple.fr', '', ''],
    ],
  },
  {
    program: 'Pagecord',
    source: 'https://github.com/lylo/pagecord/pull/1104',
    lines: ['email,confirmed_at,country', 'lea@exemple.fr,2026-07-13 09:00:00 UTC,FR'],
    meant: [['lea@exemple.fr', '2026-07-13 09:00:00 UTC', '']],
  },
  {
    program: 'Kentico, three columns by semicolons',
    source: 'http://devnet.kentico.com/docs/DevGuide23/subscriber_import_and_export.htm',
    lines: ['email;firstname;lastname', 'lea@exemple.fr;Léa;Martin'],
    meant: [['lea@exemple.fr', '', '']],
  },
  {
    program: 'Excel in French',
    source:
      'https://github.com/demarche-numerique/demarche.numerique.gouv.fr/issues/6479 (semicolons, commas for decimals)',
    encoding: 'windows',
    lines: ['Prénom;Adresse e-mail;Note;Date d\u2019inscription', 'Léa;lea@exemple.fr;4,5;01/03/2024 14:05'],
    meant: [['lea@exemple.fr', '01/03/2024 14:05', '']],
  },
  {
    program: 'Excel, « Texte Unicode »',
    source: 'https://github.com/cds-snc/platform-forms-client/issues/3878',
    encoding: 'utf16',
    lines: ['Prénom\tCourriel\tInscrit le', 'Zoé\tzoe@exemple.fr\t1 févr. 2024'],
    meant: [['zoe@exemple.fr', '1 févr. 2024', '']],
  },
  {
    program: 'Excel, its separator in the first line',
    source: 'https://github.com/asafdav/ng-csv/issues/28',
    lines: ['sep=,', 'Email,Inscrit le', 'lea@exemple.fr,2024-03-01'],
    meant: [['lea@exemple.fr', '2024-03-01', '']],
  },
  {
    program: 'LibreOffice, every text in quotes',
    source: 'https://github.com/oliexdev/openScale/issues/506',
    lines: ['"nom";"email";"dateTime"', '"Martin; Léa";"lea@exemple.fr";"13.10.2019 06:29"'],
    meant: [['lea@exemple.fr', '13.10.2019 06:29', '']],
  },
  {
    program: 'Google Forms and Sheets',
    source: 'https://github.com/engaging-computing/rSENSE/issues/2005 (« Timestamp », month first)',
    lines: ['Timestamp,Email Address,Votre prénom', '3/25/2024 14:05:00,lea@exemple.fr,Léa'],
    meant: [['lea@exemple.fr', '3/25/2024 14:05:00', '']],
  },
];

/** Encodes a file of this corpus to the bytes it has on disk. */
export function fileBytes({ lines, encoding }: SubscriberFile): ArrayBuffer {
  const text = lines.join('\r\n');
  if (encoding === 'utf16') return Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le')).buffer;
  // U+2019 is the only character of these texts that Windows-1252 encodes differently from Latin-1.
  if (encoding === 'windows') return Uint8Array.from(Buffer.from(text.replaceAll('\u2019', '\u0092'), 'latin1')).buffer;
  return Uint8Array.from(Buffer.from(text)).buffer;
}

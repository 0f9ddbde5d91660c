import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailReturns, MailSettings } from '../start/mailSettings.ts';
import type { Mail } from './types.ts';

/** Milliseconds of waiting allowed in each part of a conversation. */
export interface SmtpTimeouts {
  connect: number;
  greet: number;
  /** Silence in the middle of a conversation. */
  idle: number;
  /** One whole send: a server that drips one byte a second is never silent. */
  whole: number;
}

/** A connection as the settings ask for it; with `starttls`, a server that does not offer it gets nothing. */
export const createConnection = (
  { host, port, security, name }: MailSettings,
  timeouts: SmtpTimeouts,
): SMTPConnection =>
  new SMTPConnection({
    host,
    port,
    ...(name && { name }),
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greet,
    socketTimeout: timeouts.idle,
    dnsTimeout: timeouts.connect,
    allowInternalNetworkInterfaces: true,
  });

export const connect = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));

export const login = (connection: SMTPConnection, { username, password }: { username: string; password: string }) =>
  new Promise<void>((resolve, reject) =>
    connection.login({ credentials: { user: username, pass: password } }, (error) =>
      error ? reject(error) : resolve(),
    ),
  );

/** The server answers to whom it knows now: nothing is begun, nothing sent. */
export const reset = (connection: SMTPConnection): Promise<string> =>
  new Promise((resolve, reject) => connection.reset((error) => (error ? reject(error) : resolve('RSET accepté'))));

/**
 * What a signature covers: all that names whom a mail is from and for, what it says, and the two fields a one-click
 * unsubscribe is believed by (RFC 8058 § 3).
 */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** Hands one mail over, signed where there is a key, and answers the server's last word. */
export function deliver(
  connection: SMTPConnection,
  mail: Mail,
  { dkim, returns }: Pick<MailSettings, 'dkim' | 'returns'> = {},
): Promise<string> {
  const message = new MailComposer({
    ...mail,
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  }).compile();
  if (dkim) {
    const { domain: domainName, selector: keySelector, privateKey } = dkim;
    const signer = new DKIM({ domainName, keySelector, privateKey, headerFieldNames: SIGNED });
    message.processFunc((input) => signer.sign(input));
  }
  return new Promise((resolve, reject) =>
    connection.send(
      { ...message.getEnvelope(), ...returning(mail, returns) },
      message.createReadStream(),
      (error, info) => (error ? reject(error) : resolve(info?.response ?? '')),
    ),
  );
}

/**
 * What names a mail on its way back: its number in the address it returns to, and as the name of its envelope (RFC 3461
 * § 4.4), which servers repeat in their report. Only a report is asked for, not the whole mail.
 */
function returning({ messageId }: Mail, returns: MailReturns | undefined) {
  if (!returns) return {};
  const name = messageId.slice(1, messageId.indexOf('@'));
  return {
    ...(returns.address !== undefined && { from: returns.address.replace('*', name) }),
    dsn: { ret: 'HDRS', envid: name },
  } as const;
}

import DKIM from 'nodemailer/lib/dkim';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailReturns, MailSettings } from '../start/mailSettings.ts';
import { describeFailure, oneLine, SendFailure, type Stage } from './sendFailure.ts';
import type { Mail, Sender } from './types.ts';

/** Milliseconds of waiting allowed in each part of a conversation. */
interface SmtpTimeouts {
  connect: number;
  greet: number;
  /** Maximum silence within a conversation. */
  idle: number;
  /** One whole send: a server that drips one byte a second is never silent. */
  whole: number;
}

/** Opens a connection according to the settings; with `starttls`, nothing is sent to a server that does not offer STARTTLS. */
const createConnection = ({ host, port, security, name }: MailSettings, timeouts: SmtpTimeouts): SMTPConnection =>
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

const connect = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())));

const login = (connection: SMTPConnection, { username, password }: { username: string; password: string }) =>
  new Promise<void>((resolve, reject) =>
    connection.login({ credentials: { user: username, pass: password } }, (error) =>
      error ? reject(error) : resolve(),
    ),
  );

/** Sends RSET to test the connection: its reply shows whether the server accepts this client, and no mail is begun. */
const reset = (connection: SMTPConnection): Promise<string> =>
  new Promise((resolve, reject) => connection.reset((error) => (error ? reject(error) : resolve('RSET accepté'))));

/** Header fields that DKIM signs: sender, recipients, content, and the two fields of one-click unsubscription (RFC 8058 § 3). */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** Delivers one mail, signed where there is a key, and returns the server's last reply. */
function deliver(
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
 * Names a mail for its return: its number in the return path, and its envelope id (RFC 3461 § 4.4), which servers repeat in their report.
 * Only a report is requested, not the whole mail.
 */
function returning({ messageId }: Mail, returns: MailReturns | undefined) {
  if (!returns) return {};
  const name = messageId.slice(1, messageId.indexOf('@'));
  return {
    ...(returns.address !== undefined && { from: returns.address.replace('*', name) }),
    dsn: { ret: 'HDRS', envid: name },
  } as const;
}

/** Time limits of a conversation: nodemailer's own defaults reach ten minutes (docs/trust.md, A12). */
export const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greet: 10_000, idle: 30_000, whole: 60_000 };

/** 2 Mbit/s: files of 10 MiB are sent within the lease of their row (worker.ts). */
const SLOWEST_BYTES_PER_MS = 256;

/** A conversation with the mail server of the settings: connected at the first send, kept for the next ones, dropped after any failure. */
export function openSmtpSender(settings: MailSettings, timeouts = TIMEOUTS): Sender {
  let connection: SMTPConnection | undefined;
  let stage: Stage = 'connect';
  /** Aborts the send in flight: nodemailer reports no error when its connection is closed during a send. */
  let abandon: ((reason: SendFailure) => void) | undefined;

  function drop(reason: SendFailure): void {
    connection?.close();
    connection = undefined;
    stage = 'connect';
    abandon?.(reason);
  }

  async function open(): Promise<SMTPConnection> {
    const opened = createConnection(settings, timeouts);
    connection = opened;
    opened.on('error', (error) => opened === connection && drop(describeFailure(error, stage)));
    // Waits one turn of the event loop, since an error event that follows gives a more precise reason.
    opened.on('end', () => setImmediate(() => opened === connection && drop(cut(stage))));
    await connect(opened);
    stage = 'login';
    if (settings.credentials) await login(opened, settings.credentials);
    return opened;
  }

  async function converse(act: (connection: SMTPConnection) => Promise<string>): Promise<string> {
    const current = connection ?? (await open());
    stage = 'send';
    return act(current);
  }

  /** @param bytes size of the attachments */
  async function within(act: (connection: SMTPConnection) => Promise<string>, bytes = 0): Promise<string> {
    const abandoned = new Promise<never>((_resolve, reject) => {
      abandon = reject;
    });
    const timer = setTimeout(() => drop(slow(bytes)), timeouts.whole + bytes / SLOWEST_BYTES_PER_MS);
    try {
      return oneLine(await Promise.race([converse(act), abandoned]));
    } catch (error) {
      const failure = describeFailure(error, stage);
      drop(failure);
      throw failure;
    } finally {
      clearTimeout(timer);
      abandon = undefined;
    }
  }

  return {
    send: (mail) =>
      within(
        (current) => deliver(current, mail, settings),
        mail.attachments?.reduce((sum, { content }) => sum + content.length, 0),
      ),
    probe: () => within(reset),
    close() {
      if (abandon) return drop(new SendFailure('Envoi interrompu', 'server'));
      const idle = connection;
      connection = undefined;
      idle?.quit();
    },
  };
}

const cut = (stage: Stage) => new SendFailure('La connexion a été coupée', stage === 'send' ? 'deferred' : 'server');
/**
 * Failure of a slow send. With attachments the mail's size may be the cause, so that mail alone is deferred; otherwise the server is at
 * fault.
 */
const slow = (bytes: number) =>
  new SendFailure('Le serveur de messagerie est trop lent', bytes > 0 ? 'deferred' : 'server');

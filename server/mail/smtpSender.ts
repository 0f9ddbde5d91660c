import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from '../start/mailSettings.ts';
import { describeFailure, oneLine, SendFailure, type Stage } from './sendFailure.ts';
import { connect, createConnection, deliver, login, reset, type SmtpTimeouts } from './smtpConnection.ts';
import type { Sender } from './types.ts';

/** nodemailer's own defaults reach ten minutes (docs/trust.md, A12). */
const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greet: 10_000, idle: 30_000, whole: 60_000 };

/** 2 Mbit/s: files of 10 MiB leave within the lease of their row (worker.ts). */
const SLOWEST_BYTES_PER_MS = 256;

/** A conversation with the mail server of the settings: connected at the first send, kept for the next ones, dropped after any failure. */
export function openSmtpSender(settings: MailSettings, timeouts = TIMEOUTS): Sender {
  let connection: SMTPConnection | undefined;
  let stage: Stage = 'connect';
  /** Ends the send in flight from outside: nodemailer reports no error when its connection is closed under a send. */
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
    // A moment later: where there is an error too, it says more.
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

  /** @param bytes what is handed over beside the words. */
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
/** Where a mail is heavy, the others may well leave: it waits for its own next try. */
const slow = (bytes: number) =>
  new SendFailure('Le serveur de messagerie est trop lent', bytes > 0 ? 'deferred' : 'server');

import { setTimeout as delay } from 'node:timers/promises';

/**
 * Cause of a failed send. `server`: unreachable or faulty, so every mail would have failed; `account`: our identity was refused, which only
 * the owner can mend; `refused`: this mail was refused (RFC 5321 § 4.2: 5yz); `deferred`: refused for now (4yz), or the server hung up
 * during the transfer.
 */
export type Blame = 'server' | 'account' | 'refused' | 'deferred';

/** Stage of a conversation with the mail server. */
export type Stage = 'connect' | 'login' | 'send';

/** A mail that was not sent; the message is the server's reply, on one line. */
export class SendFailure extends Error {
  readonly blame: Blame;

  constructor(response: string, blame: Blame, cause?: unknown) {
    super(response, { cause });
    this.name = 'SendFailure';
    this.blame = blame;
  }
}

/** Reads an error of nodemailer's connection: its `command`, `responseCode` and `response` (RFC 5321 § 4.2). */
export function describeFailure(error: unknown, stage: Stage): SendFailure {
  if (error instanceof SendFailure) return error;
  const { command, responseCode, response, message } = error as {
    command?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  return new SendFailure(
    oneLine(response || message || String(error)),
    blameOf({ stage, command, responseCode }),
    error,
  );
}

function blameOf({
  stage,
  command,
  responseCode,
}: {
  stage: Stage;
  command: string | undefined;
  responseCode: number | undefined;
}): Blame {
  if (stage === 'connect' || responseCode === 421) return 'server';
  const refused = responseCode !== undefined && responseCode >= 500;
  if (stage === 'login') return refused ? 'account' : 'server';
  if (command === 'MAIL FROM' && responseCode !== undefined) return refused ? 'account' : 'server';
  return refused ? 'refused' : 'deferred';
}

/** Reply of the server, short enough for a table and without characters that could break one. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();

/**
 * Backoff after failure number `failures` (1, 2, …): doubling from 5 s, at most `longest`, minus up to a quarter at random so that rows
 * that failed together do not retry together.
 * @returns milliseconds.
 */
export function backoff(failures: number, longest: number, random: () => number): number {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), longest);
  return Math.round(whole * (1 - random() / 4));
}

const FIRST_WAIT_MS = 5000;

/** The worker's real clock: waits, less if `signal` fires, and does not keep the process alive by itself. */
export async function systemSleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

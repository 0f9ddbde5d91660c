import { nextLetterAt } from '../../database/letters/letterStates.ts';
import { databaseOutbox } from '../mail/databaseOutbox.ts';
import { openSmtpSender } from '../mail/smtpSender.ts';
import { systemSleep } from '../mail/systemSleep.ts';
import { startMailWorker, type WorkerParts } from '../mail/worker.ts';
import type { Services } from '../services.ts';
import { letterLine } from './letterLine.ts';
import { letterComposer } from './letterMail.ts';
import { letterRound } from './letterRounds.ts';

export interface LetterWork {
  /** Something was asked of a letter: look now. */
  wake(): void;
  /** There are new rows to send. */
  wakeSender(): void;
  stop(graceMs?: number): Promise<void>;
}

/** While a letter leaves; otherwise a scheduled one is met at its time, and one another process was told of soon. */
const LOOK_AGAIN_MS = 1000;
const IDLE_MS = 30_000;
/** How often open desks are told of a letter's progress. */
const TELL_EVERY_MS = 2000;

/**
 * Starts what letters need: their rounds, and a sender of their own, so that no other mail waits for a slow conversation about
 * one of them. Without a mail server none leaves.
 * @param others parts to take instead of the real ones: tests bring their own clock.
 */
export function startLetters(services: Services, others: Partial<WorkerParts> = {}): LetterWork {
  const { settings, connection, queue, links, logger, now, live, content } = services;
  const { mail } = settings;
  const stopping = new AbortController();
  let alarm = new AbortController();
  let telling: NodeJS.Timeout | undefined;
  const tell = () => {
    telling ??= setTimeout(() => {
      telling = undefined;
      live.publish({ kind: 'letters' });
    }, TELL_EVERY_MS).unref();
  };
  const composer = letterComposer({
    connection,
    links,
    identity: () => ({
      from: mail?.from ?? '',
      notifyTo: mail?.notifyTo ?? '',
      baseUrl: settings.baseUrl,
      content: content.current(),
    }),
  });
  const sender =
    mail &&
    startMailWorker({
      outbox: databaseOutbox(queue, letterLine(connection), tell),
      compose: composer.letter,
      openSender: () => openSmtpSender(mail),
      onTrouble: ({ error, ...trouble }) =>
        logger.warn({ ...trouble, ...(error !== undefined && { err: error }) }, 'letter'),
      now: () => now().getTime(),
      random: Math.random,
      sleep: systemSleep,
      ...others,
    });

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      const pause = await round();
      await systemSleep(pause, AbortSignal.any([stopping.signal, alarm.signal]));
    }
  }

  async function round(): Promise<number> {
    try {
      if (services.health.state !== 'ready' || !mail) return IDLE_MS;
      if (await letterRound(services, stopping.signal)) return LOOK_AGAIN_MS;
      const next = await nextLetterAt(connection);
      const wait = next === undefined ? IDLE_MS : Date.parse(next) - now().getTime();
      return Math.min(Math.max(wait, 100), IDLE_MS);
    } catch (error) {
      logger.error({ reason: String(error) }, 'the letters could not be looked after');
      return IDLE_MS;
    }
  }

  const running = run();
  return {
    wake() {
      alarm.abort();
      sender?.insist();
    },
    wakeSender: () => sender?.wake(),
    async stop(graceMs) {
      stopping.abort();
      clearTimeout(telling);
      await Promise.all([running, sender?.stop(graceMs)]);
    },
  };
}

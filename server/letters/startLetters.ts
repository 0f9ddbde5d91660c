import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { folded } from '../../data/french/spellings.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { claimLetter, dropRows, letterPace, makeRows, nextLetterMail } from '../../database/letters/letterRows.ts';
import {
  finishLetter,
  isSlugFree,
  lettersUnderWay,
  startLetter,
  unscheduleLetter,
} from '../../database/letters/letterStates.ts';
import { audience, letterById } from '../../database/letters/letters.ts';
import { noteLetter, noteLetterPutOff } from '../../database/letters/recipients.ts';
import { nextDue as nextOtherMail } from '../../database/mail/outboxState.ts';
import { countContentChange, readLettersAnHour } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { noteSmtpRefusal } from '../bounces/noteBounce.ts';
import type { Line } from '../mail/databaseOutbox.ts';
import { systemSleep } from '../mail/sendFailure.ts';
import { startSender } from '../mail/startMailer.ts';
import type { MailWorker, WorkerParts } from '../mail/worker.ts';
import type { LetterWork, Services } from '../services.ts';

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
  const { connection, live } = services;
  const { mail } = services.settings;
  const stopping = new AbortController();
  let alarm = new AbortController();
  let telling: NodeJS.Timeout | undefined;
  const tell = () => {
    telling ??= setTimeout(() => {
      telling = undefined;
      live.publish({ kind: 'letters' });
    }, TELL_EVERY_MS).unref();
  };
  const sender = mail && startSender(services, mail, { line: letterLine(connection), tell, name: 'letter' }, others);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      const pause = sender ? await letterRound(services, sender, stopping.signal) : IDLE_MS;
      await systemSleep(pause, AbortSignal.any([stopping.signal, alarm.signal]));
    }
  }

  const running = run();
  return {
    wake() {
      alarm.abort();
      sender?.insist();
    },
    async stop(graceMs) {
      stopping.abort();
      clearTimeout(telling);
      await Promise.all([running, sender?.stop(graceMs)]);
    },
  };
}

/** How long letters wait while other mail is due. */
const ASIDE_MS = 1000;

/** The letters of the outbox: other mail first, an hourly pace, and a pause where too many are refused. */
export const letterLine = (connection: Connection): Line => ({
  async nextDue(now) {
    const mail = await nextLetterMail(connection, now);
    if (mail === undefined) return undefined;
    const pace = await letterPace(connection, new Date(now), await readLettersAnHour(connection));
    const other = await nextOtherMail(connection);
    const aside = other !== undefined && other <= now ? new Date(Date.parse(now) + ASIDE_MS).toISOString() : undefined;
    return [mail, pace, aside].reduce((last, time) => (time && (!last || time > last) ? time : last));
  },
  isDue: (due, now) => due <= now,
  claim: claimLetter,
  sent: (writer, item, outcome) => noteLetter(writer, item, { state: 'sent', ...outcome }),
  putOff: (writer, item, { answer }) => noteLetterPutOff(writer, item, answer),
  async givenUp(writer, item, { at, answer }) {
    await noteSmtpRefusal(writer, item, { answer, givenUp: true, now: new Date(at) });
    if (!(await noteLetter(writer, item, { state: 'refused', at, answer }))) return;
    const subject = (await letterById(writer, item.letter_id ?? 0))?.subject ?? '';
    await writeJournal(writer, { action: 'letter-paused', origin: 'site', subject, at });
  },
  dropped: (writer, item, at) => noteLetter(writer, item, { state: 'skipped', at, answer: null }),
});

const LONGEST = 80;

/** The address of a letter in the archive, made of its subject; a number follows where another letter has it. */
async function letterSlug(connection: Connection, subject: string): Promise<string> {
  const words = folded(subject)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const whole = words.length > LONGEST ? words.slice(0, words.lastIndexOf('-', LONGEST) + 1 || LONGEST) : words;
  const base = whole.replace(/-$/, '') || 'lettre';
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (await isSlugFree(connection, slug)) return slug;
  }
}

/**
 * What is to be done for the letters now: those whose time has come begin, rows are made, or taken away where a letter was
 * stopped, and a letter ends with its last recipient. Each step is a short transaction: after a crash the next round, of any
 * process, goes on.
 * @param signal ends the round after the step it is in.
 * @returns when to look again, in milliseconds from now.
 */
async function letterRound(services: Services, sender: MailWorker, signal: AbortSignal): Promise<number> {
  const { connection, queue, now, live, logger, health, settings } = services;
  if (health.state !== 'ready') return IDLE_MS;
  const { hostname: host } = new URL(settings.baseUrl);
  let next = IDLE_MS;
  try {
    for (const letter of await lettersUnderWay(connection)) {
      const { id, state, send_at, prepared_at, waits } = letter;
      if (state === 'scheduled') {
        const wait = Date.parse(send_at ?? '') - now().getTime();
        if (wait <= 0) await begin(services, letter);
        next = Math.min(next, Math.max(wait, wait > 0 ? 100 : 0));
        continue;
      }
      next = Math.min(next, LOOK_AGAIN_MS);
      if (state === 'cancelled')
        await each(signal, () => queue.write((writer) => dropRows(writer, id, now().toISOString())));
      else if (prepared_at === null)
        await each(signal, async () => {
          const more = await queue.write((writer) => makeRows(writer, id, { host, at: now().toISOString() }));
          sender.wake();
          return more;
        });
      else if (state === 'sending' && !waits) await end(services, letter);
      if (prepared_at === null || state === 'cancelled') live.publish({ kind: 'letters' });
    }
    return next;
  } catch (error) {
    logger.error({ reason: String(error) }, 'the letters could not be looked after');
    return IDLE_MS;
  }
}

/** One piece after the other; what others wait to write comes in between. */
async function each(signal: AbortSignal, piece: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted && (await piece())) await yieldToOthers();
}

type Letter = Awaited<ReturnType<typeof lettersUnderWay>>[number];

async function begin(
  { queue, now, live, content }: Services,
  { id, subject, audience: source }: Letter,
): Promise<void> {
  const at = now().toISOString();
  await queue.write(async (writer) => {
    const amount = await audience(writer, source);
    // All subscribers left since it was scheduled: a letter without recipients is no page of the site.
    if (amount === 0) {
      if (await unscheduleLetter(writer, id, at))
        await writeJournal(writer, { action: 'letter-unscheduled', origin: 'site', subject, at });
      return;
    }
    const slug = await letterSlug(writer, subject);
    if (!(await startLetter(writer, id, { slug, at }))) return;
    // Its page stands on the site from now on.
    await countContentChange(writer);
    await writeJournal(writer, { action: 'letter-started', origin: 'site', subject, amount, at });
  });
  await content.changed();
  live.publish({ kind: 'letters' });
}

async function end({ queue, now, live }: Services, { id, subject }: Letter): Promise<void> {
  const at = now().toISOString();
  await queue.write(async (writer) => {
    const amount = await finishLetter(writer, id, at);
    if (amount !== undefined)
      await writeJournal(writer, { action: 'letter-sent', origin: 'site', subject, amount, at });
  });
  live.publish({ kind: 'letters' });
}

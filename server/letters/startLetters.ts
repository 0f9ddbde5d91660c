import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { writeJournal } from '../../database/accounts/journal.ts';
import { claimLetter, dropRows, makeRows } from '../../database/letters/letterRows.ts';
import { finishLetter, lettersUnderWay, startLetter, unscheduleLetter } from '../../database/letters/letterStates.ts';
import { audience, letterById } from '../../database/letters/letters.ts';
import { noteLetter } from '../../database/letters/recipients.ts';
import { countContentChange } from '../../database/settings/settings.ts';
import { noteSmtpRefusal } from '../bounces/noteBounce.ts';
import { startSender } from '../mail/startMailer.ts';
import { BESIDE, type MailSource, type MailWorker, type WorkerParts } from '../mail/worker.ts';
import type { Services } from '../services.ts';

/** Interval of the progress events to open desks. */
const TELL_EVERY_MS = 2000;

/**
 * Starts the sender of letters, separate from that of other mail, which then never waits for a slow letter. Without a mail server nothing
 * starts.
 * @param others parts that tests take instead of the real ones, such as a clock.
 */
export function startLetters(services: Services, others: Partial<WorkerParts> = {}): MailWorker | undefined {
  const { live, settings } = services;
  let isTelling = false;
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    const now = () => {
      isTelling = false;
      live.publish({ kind: 'letters' });
    };
    setTimeout(now, TELL_EVERY_MS).unref();
  };
  const { mail } = settings;
  return mail && startSender(services, mail, { source: letterSource(services, tell), tell, name: 'letter' }, others);
}

type Letter = Awaited<ReturnType<typeof lettersUnderWay>>[number];

/** Delay before a cancelled letter is looked at again, while another process sends one of its mails. */
const SOON_MS = 1000;

/**
 * Queue of letters: waits for other mail, keeps an hourly pace, pauses a letter with too many refusals. Before each mail it starts due
 * letters, makes their rows, deletes those of a cancelled letter, and ends a letter after its last recipient. Any process can continue
 * after a crash.
 */
export const letterSource = (services: Services, tell: () => void): MailSource => ({
  async next(at, leaseUntil) {
    const { connection, queue, settings, now } = services;
    const { hostname: host } = new URL(settings.baseUrl);
    const later: string[] = [];
    for (const letter of await lettersUnderWay(connection)) {
      const { id, state, send_at, prepared_at, waits } = letter;
      if (state === 'scheduled' && send_at !== null && send_at > at) later.push(send_at);
      else if (state === 'cancelled') {
        while (await queue.write((writer) => dropRows(writer, id, now().toISOString()))) await yieldToOthers();
        later.push(new Date(Date.parse(at) + SOON_MS).toISOString());
        tell();
      } else if (state === 'scheduled' ? await begin(services, letter) : prepared_at === null) {
        while (await queue.write((writer) => makeRows(writer, id, { host, at }))) await yieldToOthers();
        tell();
        // Returns without claiming a mail, since making the rows may have taken long and its lease would count from before; the next call
        // claims it.
        return at;
      } else if (state === 'sending' && !waits) await end(services, letter);
    }
    const mail = await queue.write((writer) => claimLetter(writer, at, leaseUntil), BESIDE);
    return typeof mail === 'object' ? mail : [...later, ...(mail ? [mail] : [])].sort()[0];
  },
  async note(writer, item, outcome) {
    const { became, answer, at } = outcome;
    if (became === 'parked') await noteSmtpRefusal(writer, item, { answer, givenUp: true, now: new Date(at) });
    if (!(await noteLetter(writer, item, outcome))) return;
    const subject = (await letterById(writer, item.letter_id ?? 0))?.subject ?? '';
    await writeJournal(writer, { action: 'letter-paused', origin: 'site', subject, at });
  },
});

/**
 * Starts a due letter.
 * @returns whether the letter has recipients and was started.
 */
async function begin({ queue, now, live, content }: Services, letter: Letter): Promise<boolean> {
  const { id, subject, audience: source } = letter;
  const at = now().toISOString();
  const leaves = await queue.write(async (writer) => {
    const amount = await audience(writer, source);
    // All subscribers have left since the letter was scheduled: it has no recipients, and gets no page.
    if (amount === 0) {
      if (await unscheduleLetter(writer, id, at))
        await writeJournal(writer, { action: 'letter-unscheduled', origin: 'site', subject, at });
      return false;
    }
    if (!(await startLetter(writer, letter, at))) return false;
    // Counts a change of the content, since the letter's page is now public.
    await countContentChange(writer);
    await writeJournal(writer, { action: 'letter-started', origin: 'site', subject, amount, at });
    return true;
  });
  await content.changed();
  live.publish({ kind: 'letters' });
  return leaves;
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

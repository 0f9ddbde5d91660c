import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { folded } from '../../data/french/folded.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { dropRows, makeRows } from '../../database/letters/letterRows.ts';
import {
  dueLetters,
  finishLetter,
  isSlugFree,
  lettersUnderWay,
  mailsWait,
  startLetter,
  unscheduleLetter,
} from '../../database/letters/letterStates.ts';
import { audience, letterById } from '../../database/letters/letters.ts';
import { countContentChange } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';
import type { Services } from '../services.ts';

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
 * @returns whether letters are under way.
 */
export async function letterRound(services: Services, signal: AbortSignal): Promise<boolean> {
  const { connection, queue, now, live } = services;
  const at = () => now().toISOString();
  for (const letter of await dueLetters(connection, at())) await begin(services, letter);
  const letters = await lettersUnderWay(connection);
  for (const { id, state, prepared_at } of letters) {
    if (state === 'cancelled') await each(signal, () => queue.write((writer) => dropRows(writer, id, at())));
    else if (prepared_at === null) {
      const host = new URL(services.settings.baseUrl).hostname;
      await each(signal, async () => {
        const more = await queue.write((writer) => makeRows(writer, id, { host, at: at() }));
        services.letters?.wakeSender();
        return more;
      });
    } else if (state === 'sending') await end(services, id);
    if (prepared_at === null || state === 'cancelled') live.publish({ kind: 'letters' });
  }
  return letters.length > 0;
}

/** One piece after the other; what others wait to write comes in between. */
async function each(signal: AbortSignal, piece: () => Promise<boolean>): Promise<void> {
  while (!signal.aborted && (await piece())) await yieldToOthers();
}

type Due = Awaited<ReturnType<typeof dueLetters>>[number];
async function begin({ queue, now, live, content }: Services, { id, subject, audience: source }: Due): Promise<void> {
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

async function end({ queue, connection, now, live }: Services, id: number): Promise<void> {
  const at = now().toISOString();
  if (await mailsWait(connection, id)) return;
  await queue.write(async (writer) => {
    if (!(await finishLetter(writer, id, at))) return;
    const { subject = '', sent: amount = 0 } = (await letterById(writer, id)) ?? {};
    await writeJournal(writer, { action: 'letter-sent', origin: 'site', subject, amount, at });
  });
  live.publish({ kind: 'letters' });
}

import { sql } from 'kysely';
import { folded } from '../../data/french/spellings.ts';
import type { LetterState, pauseReasons } from '../../data/letters/letterWords.ts';
import { all, build, type Connection, first, run } from '../store.ts';

/** Moves a letter from one of the states `from` to a new state; returns false when it is in another state. */
async function move(
  connection: Connection,
  id: number,
  from: readonly LetterState[],
  values: { state: LetterState } & Record<string, unknown>,
): Promise<boolean> {
  const moved = build.updateTable('letters').set(values).where('id', '=', id).where('state', 'in', from);
  return (await run(connection, moved)) > 0;
}

/**
 * Schedules a letter in this version, to all subscribers or to one source of consent. Returns false when its words were changed since, or
 * its sending began.
 */
export const scheduleLetter = async (
  connection: Connection,
  id: number,
  { version, sendAt, at, audience = null }: { version: number; sendAt: string; at: string; audience?: string | null },
): Promise<boolean> =>
  (await run(
    connection,
    build
      .updateTable('letters')
      .set({ state: 'scheduled', send_at: sendAt, audience, updated_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'draft'),
  )) > 0;

/** Returns a scheduled letter to a draft, before its time. */
export const unscheduleLetter = (connection: Connection, id: number, at: string): Promise<boolean> =>
  move(connection, id, ['scheduled'], { state: 'draft', send_at: null, updated_at: at });

/** Starts sending a scheduled letter, to all who are subscribed at this time. Returns false when it is no longer scheduled. */
export async function startLetter(
  connection: Connection,
  { id, subject }: { id: number; subject: string },
  at: string,
): Promise<boolean> {
  return move(connection, id, ['scheduled'], {
    state: 'sending',
    slug: await letterSlug(connection, subject),
    started_at: at,
    resumed_at: at,
    updated_at: at,
    last_subscriber: sql<number>`(SELECT coalesce(max(id), 0) FROM newsletter_subscribers)`,
  });
}

const LONGEST_SLUG = 80;

/** Slug of a letter in the archive, from its subject; a number is appended if it is taken. */
async function letterSlug(connection: Connection, subject: string): Promise<string> {
  const words = folded(subject)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cut = words.lastIndexOf('-', LONGEST_SLUG) + 1 || LONGEST_SLUG;
  const base = (words.length > LONGEST_SLUG ? words.slice(0, cut) : words).replace(/-$/, '') || 'lettre';
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    const taken = build.selectFrom('letters').select('id').where('slug', '=', slug);
    if ((await first(connection, taken)) === undefined) return slug;
  }
}

export const pauseLetter = (
  connection: Connection,
  id: number,
  { reason, at }: { reason: (typeof pauseReasons)[number]; at: string },
): Promise<boolean> => move(connection, id, ['sending'], { state: 'paused', pause_reason: reason, updated_at: at });

/** Resumes a paused letter; refusals before `at` no longer count. */
export const resumeLetter = (connection: Connection, id: number, at: string): Promise<boolean> =>
  move(connection, id, ['paused'], { state: 'sending', pause_reason: null, resumed_at: at, updated_at: at });

/** Cancels the mails that are not sent yet: `dropRows` then deletes their rows. */
export const cancelLetter = (connection: Connection, id: number, at: string): Promise<boolean> =>
  move(connection, id, ['sending', 'paused'], { state: 'cancelled', pause_reason: null, updated_at: at });

/** Number of recipients of an ended letter who were erased before their turn, and so have no row. */
export const WITH_THE_ERASED = sql<number>`recipients - sent - refused - cancelled`;

/** Ends a letter without waiting mails, and returns the number sent; undefined when mails wait, or when the letter is not being sent. */
export async function finishLetter(connection: Connection, id: number, at: string): Promise<number | undefined> {
  const values = { state: 'sent' as const, finished_at: at, updated_at: at, skipped: WITH_THE_ERASED };
  const none = sql<boolean>`NOT EXISTS (SELECT 1 FROM outbox WHERE letter_id = ${id} AND kind = 'letter')`;
  const finished = build
    .updateTable('letters')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('prepared_at', 'is not', null)
    .where(none)
    .returning('sent');
  return (await first(connection, finished))?.sent;
}

/** Letters being sent or cancelled, oldest first, each with the progress of its rows and whether mails wait. */
export const lettersUnderWay = (connection: Connection) =>
  all(
    connection,
    build
      .selectFrom('letters')
      .select(['id', 'subject', 'audience', 'state', 'send_at', 'prepared_at'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.letter_id', '=', 'letters.id')
            .where('outbox.kind', '=', sql.lit('letter')),
        ).as('waits'),
      )
      .where(({ or, and, eb }) =>
        or([
          eb('state', 'in', ['scheduled', 'sending', 'paused']),
          and([eb('state', '=', 'cancelled'), eb('finished_at', 'is', null)]),
        ]),
      )
      .orderBy(({ fn }) => fn.coalesce('started_at', 'send_at'))
      .orderBy('id'),
  );

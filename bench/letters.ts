import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../database/file/connection.ts';
import { claimLetter, letterPace, nextLetterMail } from '../database/letters/letterClaims.ts';
import { makeRows } from '../database/letters/letterRows.ts';
import { scheduleLetter, startLetter } from '../database/letters/letterStates.ts';
import { addLetter, audience, pageOfLetters } from '../database/letters/letters.ts';
import { noteLetterSent, pageOfRecipients } from '../database/letters/recipients.ts';
import { lastSent, notSent } from '../database/mail/outboxList.ts';
import { pageOfSubscribers } from '../database/people/subscriberList.ts';
import { addSubscriber, confirmSubscriber } from '../database/people/subscribers.ts';
import { transaction } from '../database/sqlite/transaction.ts';
import type { Connection } from '../database/store.ts';
import { type Row, shown, spread } from './figures.ts';

const SUBSCRIBERS = 20_000;
const GROUP = 1000;
const SENT = 500;

/** A letter to 20,000: what one piece of its rows takes, what each mail costs the database, and the desk's lists beside it. */
export async function benchLetters(folder: string): Promise<Row[]> {
  const dataDir = path.join(folder, 'letters');
  mkdirSync(dataDir, { recursive: true });
  const connection = openDatabase(dataDir);
  const now = new Date();
  const at = now.toISOString();
  const write = <Result>(job: (writer: Connection) => Promise<Result>) => transaction(connection, job);
  for (let from = 0; from < SUBSCRIBERS; from += GROUP)
    await write(async (writer) => {
      for (let n = from; n < from + GROUP; n += 1) {
        const subscriber = { email: `s${n}@exemple.fr`, nonce: 'n', consentTextVersion: '1', source: '/', now };
        await confirmSubscriber(writer, (await addSubscriber(writer, subscriber))?.id ?? 0, now);
      }
    });
  const id = await write(async (writer) => {
    const letter = await addLetter(writer, { subject: 'Une', preheader: '', body: 'Deux.', author: 'a', at });
    await scheduleLetter(writer, letter, { version: 1, sendAt: at, at });
    await startLetter(writer, letter, { slug: 'une', at });
    return letter;
  });
  const timed = async (times: number, job: () => Promise<unknown>): Promise<number[]> => {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const begun = performance.now();
      await job();
      took.push(performance.now() - begun);
    }
    return took;
  };
  const pieces: number[] = [];
  for (let more = true; more; ) {
    const begun = performance.now();
    more = await write((writer) => makeRows(writer, id, { host: 'site.test', at }));
    pieces.push(performance.now() - begun);
  }
  const sent = await timed(SENT, async () => {
    await nextLetterMail(connection, at);
    await letterPace(connection, now, 100_000);
    const mail = await write((writer) => claimLetter(writer, at, new Date(now.getTime() + 120_000).toISOString()));
    if (!mail) throw new Error('no mail of the letter is due');
    const key = { letterId: id, subscriberId: mail.subscriber_id ?? 0 };
    await write((writer) => noteLetterSent(writer, mail, key, { at, answer: '250 Ok' }));
  });
  const list = async (what: string, job: () => Promise<unknown>): Promise<Row> => {
    await job();
    return { what, asked: '≤ 5 ms', reached: shown(spread(await timed(20, job)), 'ms', 1) };
  };
  const rows: Row[] = [
    {
      what: `rows of a letter to ${SUBSCRIBERS}, one piece`,
      asked: '≤ 50 ms',
      reached: shown(spread(pieces), 'ms', 1),
    },
    { what: 'one of its mails, in the database', asked: '—', reached: shown(spread(sent), 'ms', 1) },
    await list('desk, letters and their audience', async () => {
      await pageOfLetters(connection, { limit: 50 });
      await audience(connection);
    }),
    await list('desk, a letter’s recipients', () => pageOfRecipients(connection, id, { limit: 50, after: 10_000 })),
    await list('desk, those of one state', () => pageOfRecipients(connection, id, { state: 'sent', limit: 50 })),
    await list('desk, subscribers with their total', () => pageOfSubscribers(connection, { limit: 50 })),
    await list('desk, outbox beside it', async () => {
      await notSent(connection, 50);
      await lastSent(connection, 50);
    }),
  ];
  connection.close();
  return rows;
}

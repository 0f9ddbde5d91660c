import { writeJournal } from '../../database/accounts/journal.ts';
import { type DeskArticle, dueDeskArticles } from '../../database/articles/deskArticles.ts';
import { publishArticle } from '../articles/publishArticle.ts';
import { readArticle } from '../articles/readArticle.ts';
import type { Services } from '../services.ts';
import { type RunningRounds, startRounds } from './rounds.ts';

/** Interval of the checks, and so the longest delay of a scheduled publication. */
const LOOK_EVERY_MS = 15_000;

type Publisher = Pick<Services, 'connection' | 'queue' | 'live' | 'content' | 'logger' | 'runAsLeader' | 'now'>;

/** Publishes every article that is due, however late. */
export async function publishDue(services: Publisher): Promise<number> {
  const { connection, runAsLeader, content, live, now } = services;
  // Returns before taking the lease when no article is due, as is usual.
  if ((await dueDeskArticles(connection, now().toISOString())).length === 0) return 0;
  const published = await runAsLeader('articles', async (signal) => {
    let count = 0;
    for (const article of await dueDeskArticles(connection, now().toISOString())) {
      if (signal.aborted) break;
      if (await publishScheduled(services, article)) count += 1;
    }
    return count;
  });
  if (!published) return 0;
  await content.changed();
  live.publish({ kind: 'articles' });
  return published;
}

/** @returns false when the article changed meanwhile: the next round reads it again. */
async function publishScheduled(
  { connection, queue, now, logger, content }: Publisher,
  article: DeskArticle,
): Promise<boolean> {
  const { public: fields, updated_by, id, publish_at } = article;
  if (!fields) return false;
  const text = await readArticle(connection, fields);
  const at = now().toISOString();
  const version = await queue.write(async (writer) => {
    const next = await publishArticle(writer, {
      article,
      fields,
      text,
      content: content.current(),
      author: { actor: updated_by, at },
    });
    if (next !== undefined)
      await writeJournal(writer, { action: 'article-published', origin: 'site', at, subject: fields.title });
    return next;
  });
  if (version !== undefined) logger.info({ article: id, publishAt: publish_at }, 'a scheduled article is published');
  return version !== undefined;
}

/** Starts the schedule of publications: a round at once, then every fifteen seconds. */
export const startArticleSchedule = (services: Publisher): RunningRounds =>
  startRounds(services, {
    firstMs: 0,
    everyMs: LOOK_EVERY_MS,
    failed: 'scheduled articles could not be published',
    round: () => publishDue(services),
  });
